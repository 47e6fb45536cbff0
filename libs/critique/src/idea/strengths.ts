import { tellsShareTaken } from '../engine/words/tells-share-taken.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import type { TypedNumber } from '../engine/numbers/typed-number.js';
import type { BriefRoles } from '../answer/prefill/roles/brief-roles.js';
import type { SentenceRole } from '../answer/prefill/roles/sentence-role.js';
import { tellsWhatWasMade } from '../answer/prefill/no-product.js';
import { tellsOfPast, tellsOfTried } from '../engine/words/tells-of-past.js';
import { sentenceAround } from '../text/spans/sentence-around.js';
import { wordingFor } from '../engine/questions/ask.js';
import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../engine/quotes.js';
import { EARNS, ownerOf, PLANNED, STRENGTH_RULES, type StrengthRule, TEAM_LINES } from './praise/strength-rules.js';
import type { SlotName } from '../engine/slots/slot.js';
import { oncePer } from '../text/once-per.js';
import type { IdeaReading } from './reading/idea-reading.js';
import { quotedInBrief } from './reading/quoted-in-brief.js';

const MAX_STRENGTHS = 3;
/** An idea below this hears no praise. */
const PRAISE_MIN_SCORE = 35;
const MIN_WORDS = 3;

const DONE_LINES: readonly [string, ...string[]] = ['%: somebody can tell me about that.', '%: done, not planned.'];
/** What is praised where no number is. */
const SLOT_LINES: readonly (readonly [SlotName, readonly [string, ...string[]], readonly SentenceRole[]])[] = [
  ['team', TEAM_LINES, ['founder']],
  ['proof', DONE_LINES, ['traction', 'price']],
];

const HAS_COUNT = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?)\b/i;
/** What is planned, refused or lost is nothing that was done. */
const TELLS_OF_NONE =
  /\b(?:no|not|nobody|none|never|churn\w*|cancel\w*|lost|left|stopped|gave up|refused|would|will|want|waiting|hope|target)\b|n['’]t\b/i;

/** A number of what it has or of a period proves nothing: "with 3 milliwatts", "sales of the last 90 days". */
const NO_PROOF = /^(?:with|at|in|have|has|had) |\blast \d/i;

/** Who is looked for is not there, and founders whom an app brings together are its users. */
const NO_TEAM = new RegExp(
  String.raw`\b(?:look(?:ing)? for|search(?:ing)? for|seeking|need (?:an? )?|without an?|(?:for|of|between|match\w*|helps?|` +
    String.raw`connects?) (?:[\w-]{2,20} )?(?:co-?)?founders)\b`,
  'i',
);

/** Who speaks of the founders says so. */
const OF_FOUNDERS =
  /\b(?:we|we've|i|i've|i'm|my|our|us|founders?|co-?founders?|former(?:ly)?|ex-\w+|both of us|(?:two|three|four) of us)\b/i;

/** "My sister does websites": who helps them has not lived it. */
const HELPS = new RegExp(
  String.raw`^'my (?:sister|brother|wife|husband|mother|father|uncle|aunt|cousin|friend|nephew|niece)(?:-in-law)? ` +
    String.raw`(?:\p{Lu}\p{L}{1,20} )?(?:does|makes|builds|helps|designs|handles)\b`,
  'iu',
);

/** "Two founders and one night supervisor", "we ran it at 17 wineries": how many they are, and what was done with it. */
const NO_EXPERIENCE = new RegExp(
  String.raw`\b(?:single|solo|sole|only) founder\b|^'(?:two|three|four) (?:co-?)?founders (?:in|from|based)\b` +
    String.raw`|\bwe are (?:an? team of )?(?:two|three|four|five|six|\d{1,2}) (?:people|founders|friends|of us|persons)\b|` +
    String.raw`founders?,? and (?:an?|one|two|three|four|five|\d{1,3}) [a-z -]{3,30}'$` +
    String.raw`|\b(?:ran|run|tested|tried|used|sold|put|installed) (?:it|them|this|ours)\b`,
  'i',
);

/** "The father of one of us owned a lab": what somebody of a family did. */
const OF_RELATIVE =
  /^'the (?:father|mother|parents?|brother|sister|uncle|aunt|wife|husband|grand\p{L}{3,8}) of (?:one|two|both|another)\b/iu;

/** "The driver is a former taxi man": who works for them. */
const OF_HELPER =
  /^'(?:the|our|one) (?!(?:co-?)?founders?\b|ceo\b|cto\b|coo\b|team\b|two\b|three\b|other\b|first\b|second\b)[\p{L}-]{3,20} (?:is|was|are|were) /iu;

/** "I am Mahesh". */
const ONLY_NAME = /^'(?:I am|I['’]m|my name is) \p{Lu}\p{L}+'$/u;

/** "Where she ran payments" is of whoever the sentence is of. */
const LEANS_ON_SENTENCE = /^'(?:where|both|she|he|who|one of|the other)\b/i;

const DONE = new RegExp(
  String.raw`\b(?:(?:we|i)(?:['’]ve| have)? [a-z]{2,20}ed|sold|(?<!\b(?:is|are) )paid|ran|won|bought|sent|kept|grew` +
    String.raw`|us(?:e|es|ed|ing) (?:it|us|ours|them|one|the)|users?` +
    String.raw`|pays? (?:us|me|\d|[$€£])|customers?|pilots?|trials?|tests?|tested|letters?|orders?|ordered|signed|installed|live|running|so far` +
    String.raw`|(?<!^.)since)(?!\w)`,
  'i',
);

/** "To be truthful, in my wife's head", "my son-in-law and I built Pegbox": where it was, and what was made. */
const HANGS = /^'(?:to|in|on|at|for|by|with) /i;
const MADE_IT = /\b(?:I|we) (?:built|made|started|founded|launched) (?:\p{Lu}|it\b|this\b)/u;
const TELLS_NO_TEAM: readonly RegExp[] = [
  NO_TEAM,
  ONLY_NAME,
  NO_EXPERIENCE,
  HELPS,
  OF_HELPER,
  OF_RELATIVE,
  HANGS,
  MADE_IT,
];

/** Whether a clause tells what its slot is praised for: of the team what the founders are, of proof what is done. */
function tellsSlot(slot: SlotName, clause: string, sentence: string): boolean {
  if (slot === 'team')
    return (
      !TELLS_NO_TEAM.some((pattern) => pattern.test(clause)) &&
      !(tellsWhatWasMade(clause) && !tellsOfPast(sentence)) &&
      OF_FOUNDERS.test(LEANS_ON_SENTENCE.test(clause) ? sentence : clause)
    );
  return (
    !tellsShareTaken(clause) &&
    ![PLANNED, OF_FAMILY, REFUSED, CHURN, OF_INSURANCE].some((pattern) => pattern.test(clause)) &&
    DONE.test(clause)
  );
}

/** "In 2021 we bought my daughter a mare": what the founders lived through. */
const OF_FAMILY =
  /\bmy (?:own )?(?:daughter|son|sister|brother|mother|father|mum|mom|dad|wife|husband|kids?|children)\b/i;

/** "2 wrong, both insured, one paid": what an insurer pays is no revenue. */
const OF_INSURANCE =
  /\binsur(?:ed|er|ance)\b[^.;!?]{0,30}\bpaid\b|\b(?:claims?|damages?|fines?|penalt(?:y|ies)|compensation) (?:was |were )?paid\b/i;

/** Who left proves no use. */
const CHURN = /\bchurn(?:ed)?\b|\bcancell?ed\b/i;

/** "Two of the five makers we asked won't give numbers so far". */
const REFUSED = /\b(?:won['’]t|wouldn['’]t|refus\w+|declin\w+|(?:did|do|does|have|has)(?: not|n['’]t)|said no)\b/i;

/** "2,300 washes per month at 3.50 euros". */
const COUNTS = /^'\d[\d,.]{0,12} [a-z]/;

/** "Every Sunday two people stayed three hours": how it was. */
const EACH_TIME =
  /^'(?:every|each) (?:day|morning|evening|night|week|month|season|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;

const BARE_SUM = new RegExp(
  String.raw`^(?:[$€£] ?\d[\d,.]{0,12}[kKmM]?|\d[\d,.]{0,12} (?:dollars?|euros?|pounds?|francs|rupees?|naira|pesos|shillings?|zl` +
    String.raw`|zloty|usd|eur|dirhams?))(?: [\w-]{1,12}){0,5}$`,
  'i',
);

interface Praise {
  readonly clause: string;
  readonly proves: StrengthRule['proves'];
  readonly sizes: boolean;
  readonly slot: SlotName | null;
  readonly lines: readonly [string, ...string[]];
}

/** "23 companies rent 210 boxes, 40 euro a month": a sum is told with what it is paid for. */
function withWhatCosts(text: string, clause: Span): Span {
  const isBare = BARE_SUM.test(text.slice(clause.start, clause.end)) && text.slice(0, clause.start).endsWith(', ');
  const at = clause.start - ', '.length;
  const before = isBare && at > 0 ? clauseAround(text, { start: at - 1, end: at }) : clause;
  // What is paid for is counted.
  const isCounted = /\d/.test(text.slice(before.start, at));
  return isCounted && clause.end - before.start <= CLAUSE_MAX_CHARS ? { start: before.start, end: clause.end } : clause;
}

/** Whether the sentence of a quoted clause may say one of these: others' muster rolls are no use of the product. */
const mayTell = (roles: BriefRoles, clause: string, says: readonly SentenceRole[] | undefined): boolean =>
  says === undefined || says.some((role) => roles.maySay(clause.slice(1, -1).replace(/ \.\.\.$/, ''), role));

/** The clause around some words, where it is long enough to say something. */
function clauseOf(text: string, span: Span): string | null {
  const clause = withWhatCosts(text, clauseAround(text, span));
  const words = text.slice(clause.start, clause.end).trim().split(/\s+/u);
  const isCut = /^(?:and|or|but|so|that|which|because)$/i.test(words.at(-1) ?? '');
  // "Has paid tax on an annual": what follows belongs to it.
  const goesOn =
    /\b(?:an?|the)(?: [\p{L}-]{2,20})?$/u.test(text.slice(clause.start, clause.end)) &&
    /^ \p{Ll}/u.test(text.slice(clause.end, clause.end + 2));
  // "And pay 160 euros. By then it was sold" is the end of one sentence and another.
  const isOfTwo = /\p{L}{2}\. \p{Lu}|\d\. \p{Lu}\p{Ll}/u.test(text.slice(clause.start, clause.end));
  return isCut || goesOn || isOfTwo || words.length < MIN_WORDS ? null : quoted(text, clause, CLAUSE_MAX_CHARS);
}

const praiseOfNumbers = oncePer(({ idea, roles }: IdeaReading): Praise[] => {
  return STRENGTH_RULES.flatMap(({ field, finds, lines, isOf, proves, unless, onlyIf, sizes = false, says }) => {
    const { original, tokens } = idea.fields[field];
    const isTheirs = ({ span }: TypedNumber): boolean =>
      proves === undefined || !tellsOfPast(sentenceAround(original, span));
    const clauses = readNumbers(tokens)
      .filter((one) => !one.isPlanned && one.value !== 0 && finds(one) && isTheirs(one))
      .map(({ span }) => clauseOf(original, span))
      .filter((clause) => proves === undefined || !EACH_TIME.test(clause ?? ''))
      .filter((clause) => clause === null || field !== 'ideaBrief' || mayTell(roles(), clause, says))
      .filter((clause) => clause === null || (unless?.test(clause) !== true && onlyIf?.test(clause) !== false))
      // What it costs says more than what somebody earns.
      .toSorted((a, b) => Number(EARNS.test(a ?? '')) - Number(EARNS.test(b ?? '')));
    const clause = isOf === undefined ? clauses[0] : clauses.find((one) => one !== null && ownerOf(one) === isOf);
    return clause === null || clause === undefined ? [] : [{ clause, lines, proves, sizes, slot: null }];
  });
});

const praiseOfSlots = oncePer(({ idea, said, roles }: IdeaReading): Praise[] => {
  return SLOT_LINES.flatMap(([slot, lines, says]) => {
    const { state, spans } = said.ideaBrief[slot];
    const { original } = idea.fields.ideaBrief;
    const clause = spans
      .map((span) => ({ span, clause: clauseOf(original, span), words: original.slice(span.start, span.end) }))
      .find(
        ({ span, clause: own, words }) =>
          own !== null &&
          tellsSlot(slot, own, sentenceAround(original, span)) &&
          mayTell(roles(), own, says) &&
          (COUNTS.test(own) || !NO_PROOF.test(words)),
      )?.clause;
    return clause === undefined || clause === null || state !== 'stated'
      ? []
      : [{ clause, lines, proves: undefined, sizes: false, slot }];
  });
});

/** What surely tells how far they are, by the words of its sentence and by those around it, where no pattern finds anything that is done. */
const praiseOfTraction = oncePer(({ idea, roles }: IdeaReading): Praise[] => {
  if (idea.language !== 'english') return [];
  const found = roles()
    .saying('traction', 'sure')
    .filter(
      (sentence) =>
        HAS_COUNT.test(sentence) &&
        ![PLANNED, OF_FAMILY, REFUSED, CHURN, OF_INSURANCE, TELLS_OF_NONE].some((pattern) => pattern.test(sentence)),
    )
    .filter((sentence) => !tellsOfPast(sentence) && !tellsOfTried(sentence))
    .flatMap((sentence) => quotedInBrief(idea, sentence) ?? []);
  return found
    .slice(0, 1)
    .map(({ quote }) => ({ clause: quote, lines: DONE_LINES, proves: undefined, sizes: false, slot: 'proof' }));
});

/** Whether anything that was done with it is praised. */
const isOfProof = ({ proves, slot }: Praise): boolean => proves !== undefined || slot === 'proof';

/** One of two quotes holds the other. */
function isPartOf(a: string, b: string): boolean {
  const [one, other] = [a.slice(1, -1), b.slice(1, -1)];
  return one.includes(other) || other.includes(one);
}

/** What is praised, each clause once; nothing of an idea that has not earned it. */
function praisesOf(reading: IdeaReading): Praise[] {
  if (reading.score.scores.alignment < PRAISE_MIN_SCORE) return [];
  const byPatterns = [...praiseOfNumbers(reading), ...praiseOfSlots(reading)];
  const praises = byPatterns.some(isOfProof) ? byPatterns : [...praiseOfTraction(reading), ...byPatterns];
  return praises
    .filter(({ clause }, index) => !praises.slice(0, index).some((other) => isPartOf(other.clause, clause)))
    .slice(0, MAX_STRENGTHS);
}

/** What is good, in the founder's own words. */
export const strengthsOf = (reading: IdeaReading): string[] =>
  praisesOf(reading).map(({ clause, lines }) => wordingFor(clause, lines).replace('%', () => clause));

/** The clause that says that somebody pays for it, uses it or measured it. */
export interface Proof {
  readonly clause: string;
  readonly isPaid: boolean;
}

/** What speaks for an idea; null where nothing of the kind is praised. */
export function proofOf(reading: IdeaReading): Proof | null {
  const found = praisesOf(reading).find(({ proves }) => proves !== undefined);
  return found === undefined ? null : { clause: found.clause, isPaid: found.proves === 'paid' };
}

/** The clause that says how large the trouble is; null where nothing of the kind is praised. */
export const troubleOf = (reading: IdeaReading): string | null =>
  praisesOf(reading).find(({ sizes }) => sizes)?.clause ?? null;

/** Whether the text surely tells of something that was done with it. */
export const tellsProof = (reading: IdeaReading): boolean =>
  praiseOfNumbers(reading).some(({ proves }) => proves !== undefined) ||
  praiseOfSlots(reading).some(({ slot }) => slot === 'proof') ||
  praiseOfTraction(reading).length > 0;
