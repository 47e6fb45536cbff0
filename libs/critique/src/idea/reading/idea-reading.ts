import { IDEA_TEXT_FIELDS, type IdeaPart, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { featureReader } from '../../engine/feature-reader.js';
import type { BriefRoles } from '../../answer/prefill/roles/brief-roles.js';
import type { Archetype } from '../../engine/questions/question-bank.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';
import { quoted } from '../../engine/quotes.js';
import type { PitchText } from '../../engine/read-text.js';
import { toldTroubleOf } from '../cues/told-trouble.js';
import type { SaidInFields } from '../said.js';
import type { IdeaFeatureId } from '../feature-registry.js';
import type { IdeaText } from '../signals/idea-text.js';
import type { IdeaScore } from '../scoring/score-idea.js';
import type { VentureKinds } from '../venture/venture-kinds.js';

/** Everything a remark may look at. */
export interface IdeaReading {
  readonly idea: IdeaText;
  readonly score: IdeaScore;
  readonly parts: readonly IdeaPart[];
  readonly said: SaidInFields;
  readonly archetype: Archetype | null;
  readonly kinds: VentureKinds;
  /** What each sentence of the brief says; read when it is first asked for. */
  readonly roles: () => BriefRoles;
}

const COSTS: ReadonlySet<NumberType> = new Set([
  'money-moved',
  'price',
  'payment',
  'duration',
  'frequency',
  'share',
  'size',
]);
const OPENING_WORDS = 9;
/** So few words name an idea and do not tell it. */
const NAME_WORDS_MAX = 6;

/** Value of a feature, 0 when it was not found. */
export function valueOf({ score }: IdeaReading, id: IdeaFeatureId): number {
  return featureReader(score.features).valueOf(id);
}

/** What is left of "copilot for" when its trade is not quoted. */
const HANGING = / (?:for|of|with)'$/i;

/** The founder's own words where a feature was found, in quotes. */
export function wordsOf({ idea, score }: IdeaReading, ...ids: readonly IdeaFeatureId[]): string {
  const span: IdeaSpan | undefined = score.features
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ spans }) => spans)[0];
  return span === undefined ? '' : quoted(idea.fields[span.field].original, span).replace(HANGING, "'");
}

/** Numbers of the problem that say what it costs. */
export const costsOf = ({ idea }: IdeaReading): boolean =>
  readNumbers(idea.fields.problem.tokens).some(({ type }) => COSTS.has(type)) ||
  readNumbers(idea.fields.ideaBrief.tokens).some(({ type }) => type === 'money-moved') ||
  /\d/.test(toldTroubleOf(idea) ?? '');

/** True where one of the features was found. */
export const has = (reading: IdeaReading, ...ids: readonly IdeaFeatureId[]): boolean =>
  ids.some((id) => valueOf(reading, id) > 0);

/** How the brief begins, in quotes. */
export function openingOf({ idea }: IdeaReading): string {
  const words = idea.form.ideaBrief.trim().split(/\s+/u);
  const cut = words.slice(0, OPENING_WORDS).join(' ');
  return `'${cut}${words.length > OPENING_WORDS ? ' ...' : ''}'`;
}

/** The brief is hardly more than a name. */
export const isOnlyName = ({ fields: { ideaBrief }, language }: IdeaText): boolean =>
  language === 'english' &&
  ideaBrief.blanks.length === 0 &&
  ideaBrief.totalWords > 0 &&
  ideaBrief.totalWords <= NAME_WORDS_MAX;

/** A figure, or a time that somebody loses: whoever tells one may have told what the problem costs. */
const MAY_COST = new RegExp(
  String.raw`\d|\b(?:an?|the|whole|half|every|each|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty)` +
    String.raw` (?:whole |full |working )?(?:seconds?|minutes?|hours?|mornings?|evenings?|afternoons?|nights?|days?|weekends?|weeks?|months?` +
    String.raw`|seasons?|years?)\b` +
    String.raw`|\b(?:waits?|waiting|takes?|for|within|lasts?) (?:days|weeks|months|years|hours)\b` +
    String.raw`|\b(?:half|a (?:third|quarter|fifth|tenth)) (?:of|the|as)\b|\b(?:twice|hundreds?|thousands?|dozens)\b`,
  'i',
);

/** True where the problem may say what it costs, though nobody could be sure. */
export const mayTellCost = ({ idea }: IdeaReading): boolean => MAY_COST.test(idea.fields.problem.original);

/** What they no longer have to do, or how fast it goes: whoever tells that has told what gets better. */
const MAY_GAIN = new RegExp(
  String.raw`\b(?:without|instead of|no longer|never again|so that|before it|rather than|refunds?|average (?:of )?[$€£]?\d` +
    String.raw`|in (?:an?|one|the same) (?:second|minute|hour|day|click|visit)|within (?:an?|one|two|three|\d)|same day` +
    String.raw`|next (?:day|morning)|overnight|\d[\d,.]{0,9} ?(?:kg|tons?|[a-z]{2,12})? (?:an?|per) (?:second|minute|hour|day))\b`,
  'i',
);

/** "A panel costs $4, foam board is $9". */
const COSTS_LESS = /\b(?:costs?|is|for|at) [$€£]\d[^.;!?]{0,40}\b(?:is|are|costs?|instead of|against) [$€£]\d/i;
const PRICES: ReadonlySet<NumberType> = new Set(['price', 'payment']);
const hasPrice = ({ tokens }: PitchText): boolean => readNumbers(tokens).some(({ type }) => PRICES.has(type));

/** True where the brief may say what gets better: a price of theirs beside that of what there is tells it too. */
export const mayTellResult = ({ idea: { fields } }: IdeaReading): boolean =>
  MAY_GAIN.test(fields.ideaBrief.original) ||
  COSTS_LESS.test(fields.ideaBrief.original) ||
  (hasPrice(fields.ideaBrief) && hasPrice(fields.problem));

const MAY_BE_OWN = new RegExp(
  String.raw`\b(?:ourselves|myself|our (?:own|village|town|street|farm|family|shop|clinic|workshop|kitchen|school|building|restaurant|hotel)` +
    String.raw`|my [a-z]{3,20}|(?:we|i) (?:did|ran|run|own|owned|grow|farm|import|lost|waited|tried|rent|worked|lived|live)|two of us|both of us)\b`,
  'i',
);

/** True where the founders may say that they did this work or live with it. */
export const mayTellOwn = ({ idea }: IdeaReading): boolean =>
  IDEA_TEXT_FIELDS.some((field) => MAY_BE_OWN.test(idea.fields[field].original));

/** What somebody has, feels or fails at is no way of doing it. */
const STATES =
  'lose|wait|want|forget|suffer|die|struggle|hate|can|cannot|do not|don|are|is|have|has|had|were|was|feel|know|get|fail|miss|regret|fall' +
  '|and|or|of|in|who|that|with|for|from|on|at|to|by|need|spend|waste';
const WORKERS =
  '[a-z]{2,15}(?:ers|ors|ists|ants|ents|men|women)|women|men|staff|nurses|clerks|neighbou?rs|families|boys|girls';
/** Somebody does the work, pays for it or does it with his hands: that may be today's way. */
const MAY_BE_TODAY = new RegExp(
  String.raw`\bby (?:hand|knife|phone|eye|ear|fax|mail|post|feel|heart|bucket|guess\w*)\b|\bpays? [^.;!?]{0,40}? to [a-z]{3,15}\b` +
    String.raw`|\bneeds? \d{1,4} (?:minutes|hours|days)\b` +
    String.raw`|(?<!\b(?:to|can|can't|cannot|not|could|should|must|will|would) )\b(?:bring|buy|hire|send|drive|print|type|dictate|borrow|copy)s?\b` +
    String.raw`|\b(?:${WORKERS}) (?!(?:${STATES})s?\b)[a-z]{2,12} (?:it|them|the|their|by|with|on|each|every|a|an|\d)` +
    // "Junk companies are fast and blind": who does it for them today.
    String.raw`|\b(?:companies|firms|agencies|consultants|vendors|contractors|providers|services|brokers|people) ` +
    String.raw`(?:(?:are|is) (?:fast|slow|cheap|expensive|blind)` +
    String.raw`|won['’]?t|will not|charges?|refuses?|only (?:do|take|sell|come))\b`,
  'i',
);

/** "Linters tell you that it is dangerous. We tell you how long it will lock": what others do, and what is done here. */
const SET_AGAINST = /\b\p{L}{4,20}s (\p{Ll}{3,12}) [^.!?]{5,120}[.!?] (?:We|Ours?(?: \p{Ll}{3,15})?|It) \1s?\b/u;

/** True where the problem may say what they do today, or the brief sets it against what others do. */
export const mayTellToday = ({ idea: { fields } }: IdeaReading): boolean =>
  MAY_BE_TODAY.test(fields.problem.original) || SET_AGAINST.test(fields.ideaBrief.original);

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|last|spring|summer|autumn|winter';
/** "Two in Crete since May", "a shop ordered 60": somebody may have it already. */
const MAY_BE_PROVEN = new RegExp(
  String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,6}) (?:in|at|with|near) \p{Lu}\p{L}{2,20}` +
    String.raw`|\bsince (?:${MONTH})\b|\b(?:ordered|bought|signed|installed|rented|delivered|repaired)\b`,
  'u',
);

/** True where the brief may say that somebody uses it. */
export const mayTellProof = ({ idea }: IdeaReading): boolean => MAY_BE_PROVEN.test(idea.fields.ideaBrief.original);

const COIN =
  'usd|eur|zl|zł|dollars?|euros?|pounds?|cents?|rupees?|naira|pesos?|shillings?|kroner|francs?|tenge|rand|birr|baht|yen|lira';
/** A sum of money, whatever it is paid for. */
const MAY_BE_PRICE = new RegExp(
  String.raw`[$€£₹]\s?\d|\b\d[\d,.]{0,9} ?(?:${COIN})\b|\b(?:for|costs?|at) \d[\d,.]{0,6}k\b|\bR\d|\b\d{1,2}(?:\.\d)? ?% (?:fee|commission|of)`,
  'iu',
);

/** True where the brief may name a price. */
export const mayTellPrice = ({ idea }: IdeaReading): boolean => MAY_BE_PRICE.test(idea.fields.ideaBrief.original);
