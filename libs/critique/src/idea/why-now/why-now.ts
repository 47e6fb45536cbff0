import { NOT_SPECIFIED, type IdeaSpan, type WhyNow } from '@playbook/contracts/analysis/idea-check.schema';
import type { BriefRoles } from '../../answer/prefill/roles/brief-roles.js';
import { wordingFor } from '../../engine/questions/ask.js';
import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../../engine/quotes.js';
import { spansMatching } from '../../text/search/squeezed-text.js';
import { overlaps } from '../../text/spans/span.js';
import { spansOfFields, type IdeaText } from '../signals/idea-text.js';
import { areHelpers, seldomPay } from '../../lexicon/customers.js';
import { customersOf } from '../cues/customers.js';
import { isAmerican } from './named-places.js';
import { KNOWN_CHANGES, type KnownChange } from './known-changes.js';
import type { IdeaFeatureId } from '../feature-registry.js';
import { datedEventOf } from './dated-events.js';
import { DATE_IN_IT, isOwnDoing } from './own-doing.js';
import { isDoubtful, saysNoChange } from './own-results.js';
import { surelyToldChange } from './surely-told-change.js';
import { mayTellChangeInWords } from './untold-change.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import { quotedSentence } from '../reading/quoted-sentence.js';
import type { IdeaReading } from '../reading/idea-reading.js';
import { fallenPriceOf, toldChangeOf } from './told-changes.js';

const MAX_FACTORS = 5;
const MAX_OWN = 3;
const MAX_KNOWN = 2;
/** Sentences that tell a change, the surest first. */
const OWN_CHANGES: readonly IdeaFeatureId[] = [
  'change.dated',
  'change.year',
  'change.newDuty',
  'change.undated',
  'change.lawUndated',
];

/** "It keeps to the rules of each buyer": a law that nobody says has come or begun is no change. */
const LAW_MOVES = new RegExp(
  String.raw`\b(?:new|now|will|began|begins?|starts?|fin(?:es?|ed)|face[sd]?|bann?(?:s|ed)|must|mandatory` +
    String.raw`|(?<!rules )tariffs?(?! (?:fraction|code|line|number|class))|` +
    String.raw`requires?|required|forc(?:es?|ed)|rais(?:es?|ed)|ended|passed|allow(?:s|ed)?)\b`,
  'i',
);

/** "Everyone else is calling truckers with voice bots": what rivals build rests on something else. */
const OF_OTHERS =
  /\b(?:everyone|everybody) else\b|\bdecided (?:no|not|against)\b|\bother (?:[\w-]{2,15} ){0,2}(?:agents?|bots?|tools?|apps?|companies|teams|systems?)\b/i;

type Detail = WhyNow['details'][number];

const SINCE_WHEN = ' is a change without a year. Say when it came, and what made it come.';
const WHOSE_DOING = ': who made that happen, and since when? If you did, it is a result.';

/** A date so near the beginning stands in what is quoted of the sentence. */
const OPENING_CHARS = 20;

/** A sentence that is longer than is quoted is told by the clause with its date. */
function toldIn(text: string, span: IdeaSpan): string {
  const words = text.slice(span.start, span.end);
  const date = words.length <= CLAUSE_MAX_CHARS ? null : DATE_IN_IT.exec(words);
  if (date === null || date.index <= OPENING_CHARS) return quoted(text, span, CLAUSE_MAX_CHARS);
  const start = span.start + date.index;
  return quoted(text, clauseAround(text, { start, end: start + date[0].length }), CLAUSE_MAX_CHARS);
}

/** A problem tells a change only where something of the world came, moved or is dated. */
const CAME = new RegExp(
  String.raw`\b(?:(?:19|20)\d\d|since|until|no longer|new|became?|becomes?|from (?:january|february|march|april|may|june|july|august|september|october` +
    String.raw`|november|december)|laws?|rules?|must|mandat\w+|bann?ed|allow\w*|prices? (?:fell|rose|doubled)|f[ae]ll(?:en)?|rose|doubled|tripled)\b`,
  'i',
);

/** Whether a sentence of a longer brief may tell a change, or one of the problem says that something came or moved. */
const mayTellChange = (roles: BriefRoles, { field }: IdeaSpan, words: string): boolean =>
  field === 'ideaBrief' ? roles.maySay(words, 'change') : CAME.test(words);

/** What the founders tell; of what may be their own doing it is asked, where nothing is surely a change of the world. */
function ownChanges({ idea, score: { features }, roles }: IdeaReading): Detail[] {
  const { fields } = idea;
  const fallen = fallenPriceOf(idea);
  const wordsAt = ({ field, start, end }: IdeaSpan): string => fields[field].original.slice(start, end);
  const found = OWN_CHANGES.flatMap((id) => {
    const own = features.find((feature) => feature.id === id)?.spans ?? [];
    return id === 'change.lawUndated' ? own.filter((span) => LAW_MOVES.test(wordsAt(span))) : own;
  });
  const spans: IdeaSpan[] = [];
  for (const span of fallen === null ? found : [...found, fallen]) {
    if (!spans.some((other) => other.field === span.field && overlaps(other, span))) spans.push(span);
  }
  const quotedAt = (span: IdeaSpan): string => toldIn(fields[span.field].original, span);
  const isPast = (span: IdeaSpan): boolean => tellsOfPast(sentenceAround(fields[span.field].original, span));
  const told = spans.filter(
    (span) =>
      !isOwnDoing(wordsAt(span)) &&
      !isPast(span) &&
      ![wordsAt(span), quotedAt(span).slice(1, -1)].some(saysNoChange) &&
      mayTellChange(roles(), span, wordsAt(span)),
  );
  const sure = told.filter((span) => !isDoubtful(wordsAt(span)));
  return (sure.length > 0 ? sure : told).slice(0, MAX_OWN).map((span) => {
    const text = quotedAt(span);
    return sure.length > 0
      ? { kind: 'founder', text, source: null, spans: [span] }
      : { kind: 'missing', text: `${text}${WHOSE_DOING}`, source: null, spans: [span] };
  });
}

/** What a sentence surely tells in words that no pattern knows, where it has a date. */
function datedChange(reading: IdeaReading): Detail[] {
  const change = surelyToldChange(reading);
  return change?.isDated === true ? [{ kind: 'founder', text: change.quote, source: null, spans: [change.span] }] : [];
}

function isOf({ industries }: KnownChange, { form }: IdeaText): boolean {
  return industries.length === 0 || form.industry === NOT_SPECIFIED || industries.includes(form.industry);
}

/** A known change is asked about in the founder's own words: whether the idea rests on it only they can say. */
function asked(text: string, idea: IdeaText, { field, ...span }: IdeaSpan): string {
  return `${text}. If ${quotedSentence(idea.fields[field], span)} rests on that, say so with the year.`;
}

/** "No battery except for controls", "there is no language model in the path". */
const DENIED_AHEAD = /\b(?:no|not|without|never|n['’]t) (?:[\w-]{1,15} ){0,2}$/i;
const AHEAD_CHARS = 40;

/** "No battery, only the ice is the battery": a sentence that says elsewhere that there is none. */
function deniesIt(sentence: string, words: string): boolean {
  const stem = words.toLowerCase().trim().slice(0, STEM_CHARS);
  const at = sentence.toLowerCase().search(/\b(?:no|without) (?:[\w-]{1,15} )?\w/);
  return (
    stem !== '' &&
    at >= 0 &&
    new RegExp(String.raw`\b(?:no|without) (?:[\w-]{1,15} )?${escaped(stem)}`, 'i').test(sentence)
  );
}
const STEM_CHARS = 6;
const escaped = (words: string): string => words.replace(/[^\w\s-]/g, '.');

function knownChanges(idea: IdeaText): Detail[] {
  const text = Object.values(idea.fields)
    .map(({ original }) => original)
    .join('\n');
  const isHere = isAmerican(text);
  return KNOWN_CHANGES.filter((known) => isOf(known, idea) && (isHere || !known.isAmerican))
    .filter(({ onlyWhere }) => onlyWhere === null || onlyWhere.test(text))
    .flatMap(({ text: known, source, touches }): Detail[] => {
      const [first, ...others] = spansOfFields(idea, ({ squeezed }) => spansMatching(squeezed, [touches])).filter(
        ({ field, ...span }) =>
          // What the problem has to do with is not what the product rests on.
          field === 'ideaBrief' &&
          !OF_OTHERS.test(quotedSentence(idea.fields[field], span)) &&
          !deniesIt(
            sentenceAround(idea.fields[field].original, span),
            idea.fields[field].original.slice(span.start, span.end),
          ) &&
          // A sentence with a year has a change of its own.
          !/\b20[23]\d\b/.test(sentenceAround(idea.fields[field].original, span)) &&
          !tellsOfPast(sentenceAround(idea.fields[field].original, span)) &&
          !DENIED_AHEAD.test(idea.fields[field].original.slice(Math.max(0, span.start - AHEAD_CHARS), span.start)),
      );
      return first === undefined
        ? []
        : [{ kind: 'known', text: asked(known, idea, first), source, spans: [first, ...others].slice(0, 2) }];
    })
    .slice(0, MAX_KNOWN);
}

const MISSING: Detail = {
  kind: 'missing',
  text: 'You name no change with a date: say what was impossible, forbidden or too dear until a year you can name.',
  source: null,
  spans: [],
};

const MISSING_OF_ANY: readonly [string, ...string[]] = [
  MISSING.text,
  'You name no change with a date: which law, price or technology is new here, and since which year?',
  'You name no change with a date: what would have stopped whoever tried this ten years ago?',
];

/** The same of a text that may tell one in words of its own: nobody can say that it names none. */
const WHY_NOW: readonly [string, ...string[]] = [
  'Why now? Say in one sentence what is possible today that was not ten years ago, and since which year.',
  'Why now? Put what changed, and the year of it, into one sentence near the top.',
];

/** What was found in a laboratory is itself what changed. */
const MISSING_OF_SCIENCE =
  'Your own result is what changed: say when you first had it, and what others tried before it.';

/** Of whoever the brief is for it is asked why they buy it now. */
const missingFor = (customers: string): readonly [string, ...string[]] => [
  `You name no change with a date: say what ${customers} could not do, were not allowed or could not afford until a year you can name.`,
  `You name no change with a date: why do ${customers} need this now, and what has been different for them since which year?`,
];

/** What is from an old year stands there since, and tells no change. */
const A_DATE =
  /\b(?:(?:since|until|after|before) (?:early |mid-?|late )?(?:19|20)\d\d|(?<!s )from (?:early |mid-?|late )?20(?:1[5-9]|[2-9]\d))\b/i;

/** "Since 2009 they had been insuring it" dates a story; where nothing of this is spoken of, no change is. */
const SPEAKS_OF_CHANGE = new RegExp(
  String.raw`\b(?:laws?|rules?|regulat\w{2,6}|directives?|prices?|costs?|tariffs?|mandat\w{2,6}|must|requir\w{1,4}|allow\w{0,3}|bann?\w{0,3}|legal\w{0,6}|` +
    String.raw`cheap\w{0,2}|possible|paid|pays?|cover\w{0,3}|reimburs\w{1,4}|bec[ao]mes?|new|chang\w{1,3}|models?|` +
    String.raw`f[ae]ll\w{0,2}|drop\w{0,4}|rose|rais\w{2,3}|launch\w{0,3}|open\w{0,3}|standards?|apis?)\b`,
  'i',
);

/** A date beside which something is spoken of that may change: "since 2019"; null where none is. */
function lateDateIn({ fields }: IdeaText): string | null {
  for (const { original } of Object.values(fields)) {
    const found = A_DATE.exec(original);
    if (found === null) continue;
    const [date] = found;
    const sentence = sentenceAround(original, { start: found.index, end: found.index + date.length });
    // "My dad has run a studio since 1991".
    if (!tellsOfPast(sentence) && SPEAKS_OF_CHANGE.test(sentence)) return date;
  }
  return null;
}

/** What is missing; of a text with a date in it not that it has none, and of one that tells a change not that it tells nothing. */
function missing(reading: IdeaReading): Detail {
  const { idea } = reading;
  const told = toldChangeOf(idea);
  if (told !== null) return { ...MISSING, text: told.text, spans: [told.span] };
  const change = surelyToldChange(reading);
  if (change !== null) return { ...MISSING, text: `${change.quote}${SINCE_WHEN}`, spans: [change.span] };
  const date = lateDateIn(idea);
  if (date !== null)
    return {
      ...MISSING,
      text: `'${date}' is a date. Say what was impossible, forbidden or too dear until then, and who can act on it now.`,
    };
  const event = datedEventOf(idea);
  if (event !== null) return { ...MISSING, text: event.text, spans: [event.span] };
  if (reading.kinds.has('laboratory')) return { ...MISSING, text: MISSING_OF_SCIENCE };
  if (mayTellChangeInWords(reading)) return { ...MISSING, text: wordingFor(idea.form.ideaBrief, WHY_NOW) };
  const customers = customersOf(idea);
  const wordings =
    customers === null || seldomPay(customers) || areHelpers(customers) ? MISSING_OF_ANY : missingFor(customers);
  return { ...MISSING, text: wordingFor(idea.form.ideaBrief, wordings) };
}

/** Section C4 of the rubric: the founder's own changes first, then known ones that touch the text. */
export function whyNowOf(reading: IdeaReading): WhyNow {
  const { idea, score } = reading;
  const own = [ownChanges(reading), datedChange(reading)].find((told) => told.length > 0) ?? [];
  const known = knownChanges(idea);
  const open = own.length === 0 ? [missing(reading)] : [];
  const details = [...own, ...open, ...known].slice(0, MAX_FACTORS);
  return { score: score.scores.whyNow, factors: details.map(({ text }) => text), details };
}
