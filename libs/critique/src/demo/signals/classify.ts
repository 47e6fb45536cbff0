import type { DemoTopic } from '@playbook/contracts/demos/demo-review.schema';
import { overlaps } from '../../text/spans/span.js';
import type { CueSpans } from './talk-cues.js';

const OPENING_SHARE = 0.25;
const CLOSING_SHARE = 0.75;
const MAX_COUNTED = 2;
/** A sentence that opens so goes on with what the one before it said. */
const GOES_ON =
  /^(?:and|so|but|then|it|it's|they|that|that's|this|those|these|he|she|which|because|also|or|for example)\b/i;

const OF_FOUNDERS = new RegExp(
  [
    String.raw`^(?:but |and |so )?we(?:'re| are) in\b`,
    String.raw`^(?:but |and |so )?we (?:can't|cannot)\b`,
    // "My cofounder could not be here today."
    String.raw`^(?:but |and |so |unfortunately,? )?(?:my|our) (?:co-?founder|partner|colleague|teammate|ceo|cto)s? ` +
      String.raw`(?:[\w']{1,15} ){1,3}(?:be|join|come|make it|here)\b`,
  ].join('|'),
  'i',
);

/** Whether a sentence is about the founders' own day: "We're in stealth mode, so we cannot share much" is no customer's trouble. */
export const isOfFounders = (plain: string): boolean => OF_FOUNDERS.test(plain);

const OURS = /\b(?:us|we|our|ours)\b/i;

/** "It costs eight thousand dollars for one bridge", before what the product is: what is paid today. */
export const isPaidToday = ({
  plain,
  cues,
  isBeforeWhat,
}: Pick<Classified, 'plain' | 'cues' | 'isBeforeWhat'>): boolean =>
  isBeforeWhat && cues.price.length + cues.rate.length > 0 && !OURS.test(plain);

/** What no sentence about a trouble says. */
const OTHER_TOPICS = [
  'payment',
  'use',
  'interest',
  'vanity',
  'trend',
  'price',
  'what',
  'steps',
  'deed',
  'did',
  'together',
  'ask',
] as const;

const TAKES = new RegExp(
  String.raw`^(?:and |so |now )?(?:it|this|that|the whole thing|all of it)(?: only| just| now)? (?:takes?|took|needs?)` +
    String.raw`(?: only| just)?(?: about| around| less than| under| roughly)? ` +
    String.raw`(?!(?:him|her|them|me|you|people|an? \w{1,20}er|the|every|each)\b)`,
  'i',
);
const LONG = /\b(?:weeks?|months?|years?|forever)\b/i;

/** "It takes about eight seconds", right behind what the product does, is how fast it is and nobody's trouble. */
export const isProductTime = (plain: string, before: DemoTopic | undefined): boolean =>
  before === 'solution' && TAKES.test(plain) && !LONG.test(plain);

const PAYS = /\bpays?\b/i;

/** "That is forty hours a week", right behind a trouble, says what the trouble costs. */
const isItsCost = (before: DemoTopic, { plain, cues, isAfterWhat }: Classified): boolean =>
  before === 'problem' &&
  cues.cost.length > 0 &&
  !(isAfterWhat && cues.rate.length > 0 && PAYS.test(plain)) &&
  OTHER_TOPICS.every((cue) => cues[cue].length === 0);

/** What founders did, each deed once. */
function deedsIn({ deed, did }: CueSpans): number {
  const others = did.filter((own) => !deed.some((known) => overlaps(own, known)));
  return Math.min(MAX_COUNTED, Math.min(MAX_COUNTED, deed.length) + others.length);
}

/** A sentence to classify. */
interface Classified {
  readonly plain: string;
  readonly cues: CueSpans;
  /** 0 at the beginning of the talk, 1 at its end. */
  readonly position: number;
  /** Whether it names somebody with a job or a business. */
  readonly isOfSomebody: boolean;
  /** Whether what the product is was said before it. */
  readonly isAfterWhat: boolean;
  /** Whether what the product is comes later: what somebody pays is what they pay today. */
  readonly isBeforeWhat: boolean;
}

type Weights = readonly (readonly [topic: DemoTopic, points: number])[];

function pointsOf(sentence: Classified): Weights {
  const { cues, position, isOfSomebody, isAfterWhat } = sentence;
  const times = (cue: keyof CueSpans): number => Math.min(MAX_COUNTED, cues[cue].length);
  const has = (cue: keyof CueSpans): number => Number(cues[cue].length > 0);
  const isEarly = position <= OPENING_SHARE;
  const isLate = position >= CLOSING_SHARE;
  const moneyOrUse = has('payment') + has('use');
  const paidToday = Number(isPaidToday(sentence));
  const result = has('result') * Number(isAfterWhat);
  return [
    [
      'proof',
      4 * has('payment') +
        3 * has('use') +
        3 * has('interest') +
        3 * has('vanity') +
        1.5 * has('trend') * Math.min(1, moneyOrUse) +
        5 * result,
    ],
    [
      'model',
      4 * Math.max(has('price'), has('rate') * (1 - 0.5 * has('pain'))) * (1 - paidToday) +
        2.5 * has('model') +
        has('looseprice') +
        (2 - has('pain')) * has('market'),
    ],
    ['team', 3 * deedsIn(cues) + 3 * has('together') + 3 * has('builds') + 1.5 * has('why')],
    [
      'problem',
      2 * times('pain') * (1 - result) +
        2 * has('trouble') +
        2.5 * paidToday +
        has('today') * (1 + Number(isOfSomebody)) +
        (has('pain') + has('today') > 0 ? 0.5 * has('cost') : 0),
    ],
    [
      'solution',
      3.5 * has('what') +
        Number(cues.what.length > 1) +
        2 * times('steps') +
        2 * has('announces') +
        3.5 * has('relief') * Number(isAfterWhat) +
        has('outcome') +
        0.5 * has('mechanism'),
    ],
    ['who', 3 * has('intro') * Number(isEarly) + 2 * has('greeting') * Number(isEarly) + 1.5 * has('name')],
    ['ask', (isLate ? 4.5 : 1.5) * has('ask')],
  ];
}

/** The topic of a sentence by the cues in it and where in the talk it stands (0 to 1); null where nothing tells. */
function ownTopic(sentence: Classified): DemoTopic | null {
  const [best] = pointsOf(sentence).toSorted(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= 1.5 ? best[0] : null;
}

/** The topic of a sentence that goes on with the one before it; null where it does not. */
function topicBehind(before: DemoTopic, sentence: Classified): DemoTopic | null {
  if (isProductTime(sentence.plain, before)) return 'solution';
  return isItsCost(before, sentence) ? 'problem' : null;
}

/** What each sentence of a talk is about. */
export function topicsOf(sentences: readonly Classified[]): DemoTopic[] {
  let before: DemoTopic = 'other';
  return sentences.map((sentence) => {
    const { plain } = sentence;
    const found = topicBehind(before, sentence) ?? ownTopic(sentence);
    const own = found === 'problem' && isOfFounders(plain) ? null : found;
    const isCarried = own === null && before !== 'who' && GOES_ON.test(plain);
    before = own ?? (isCarried ? before : 'other');
    return before;
  });
}
