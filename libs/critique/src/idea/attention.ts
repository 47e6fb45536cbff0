import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { IdeaScore } from './scoring/score-idea.js';
import type { IdeaText } from './signals/idea-text.js';

interface AttentionReading {
  readonly idea: IdeaText;
  readonly score: IdeaScore;
}

/** Who was asked: a survey of seaweed is no opinion, nor are friends whom an app finds. */
const ASKED = /^.{0,30}?\b(?:people|users?|customers?|respondents?|families|students|parents|owners|we know|\d+)\b/i;
const MAY_BE_THE_PRODUCT = /^(?:friends|survey(?:s|ed)?|registered|telegram)$/i;
const REACH_CHARS = 60;

/** Things that a product may have or look for: they are attention where the founders have them, or count them. */
const THING = new RegExp(
  String.raw`^(?:downloads?|followers|sign-?ups?|signed up|newsletter|mailing list|ambassador|awards?|grants?|patents?|` +
    String.raw`competition|rendering|whitepaper|community of|interested)$`,
  'i',
);
const OWN = /\b(?:we|we've|i|i've|our|my|us)\b/i;
/** "1,200 sign-ups", "9 patents": right before the word. */
const COUNTED =
  /\b(?:\d[\d,.]{0,9}k?|hundreds|thousands|dozens|two|three|four|five|six|ten) (?:of )?(?:[a-z-]{2,15} ){0,2}$/i;
/** "Creators with 5-20k followers": the count is of somebody else. */
const OF_OTHERS =
  /\b(?:creators?|influencers?|brands?|artists?|people|accounts?|sellers?|streamers?) (?:with|who have|having) [^.;!?]{0,30}$/i;

const startOfSentence = (text: string): number => Math.max(text.lastIndexOf('. '), text.lastIndexOf('\n')) + 1;

/** Whether a sentence speaks of the founders, or counts what it names. */
function isTheirs(text: string, { field, start, end }: IdeaSpan): boolean {
  const ahead = text.slice(0, start);
  const sentence = text.slice(startOfSentence(ahead), end + REACH_CHARS).split(/[.!?](?= |$)/)[0] ?? '';
  if (OWN.test(sentence)) return true;
  if (field === 'problem' || !THING.test(text.slice(start, end))) return field === 'ideaBrief';
  return COUNTED.test(ahead.slice(-REACH_CHARS)) && !OF_OTHERS.test(ahead.slice(-REACH_CHARS));
}

const REGISTERED = /^(?:pre-?)?registered$/i;
/** Who registers stands before. */
const BY_PEOPLE = new RegExp(
  String.raw`\b(?:people|users|members|we|who|have|has|(?:shop|store|home|land)?owners|families|companies|firms` +
    String.raw`|[a-z]{2,20}(?:ers|ors|ists|ents|ants|ees|men|women))(?: (?:have|has|already|are))? $`,
  'i',
);

/** What was found of attention, where that is what the words mean. */
export function attentionIn({ idea, score }: AttentionReading): IdeaSpan[] {
  const spans = score.features.filter(({ id }) => id === 'evidence.weak').flatMap((feature) => feature.spans);
  return spans.filter((span) => {
    const { field, start, end } = span;
    const text = idea.fields[field].original;
    // How often a trouble comes is asked in a survey too.
    if (field === 'problem' && /^survey(?:s|ed)?$/i.test(text.slice(start, end))) return false;
    // "12,000 patterns registered": of things.
    if (REGISTERED.test(text.slice(start, end)) && !BY_PEOPLE.test(text.slice(0, start))) return false;
    // "Voriconazole is off patent": nobody's patent, so that anybody may make it.
    if (/\boff[- ]$/i.test(text.slice(0, start))) return false;
    if (!isTheirs(text, span)) return false;
    return !MAY_BE_THE_PRODUCT.test(text.slice(start, end)) || ASKED.test(text.slice(end, end + REACH_CHARS));
  });
}
