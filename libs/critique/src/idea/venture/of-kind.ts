import type { SlotName } from '../../engine/slots/slot.js';
import type { VentureKind, VentureKinds } from './venture-kinds.js';

/** What is said of one kind of venture where the general remark makes no sense; null where nothing is. */
interface OwnWording {
  readonly weakness?: string;
  readonly suggestion: string;
}

/** What a remark is about, as far as kinds of ventures differ in it. */
type Subject = 'price' | 'proof' | 'result' | 'change' | 'cost';
type OfKind = Partial<Readonly<Record<Subject, OwnWording | null>>>;

const COME_BACK =
  'Take one place or one group of fifty people, and count how many of them still come back in the fourth week.';

const NEXT_ISSUE = 'Send four issues to fifty people, and count how many of them ask for the fifth.';
const BY_NAME = 'Write down three people by name, and the last time that each of them felt it.';

/** What may not be sold yet is bought by nobody, and promised for a result. */
export const ASK_BUYERS_OF_RESULT =
  'Ask two who would buy it, or license it, which result would make them sign, before the next study begins.';

const ROUGH_ONE: OfKind = {
  proof: { suggestion: 'Put a rough one in front of three people whom it is for, and write down what happened.' },
};

/** The kinds in the order in which they are asked. */
const BY_KIND: readonly (readonly [VentureKind, OfKind])[] = [
  [
    'approval',
    {
      proof: { suggestion: ASK_BUYERS_OF_RESULT },
      price: {
        weakness: 'Who pays for it once it is allowed, and how much? I find no such sum.',
        suggestion: ASK_BUYERS_OF_RESULT,
      },
    },
  ],
  [
    'medical',
    {
      proof: {
        suggestion: 'Find one clinic that would try it beside what it does today, and ask what the trial has to show.',
      },
    },
  ],
  [
    'laboratory',
    {
      price: {
        weakness: 'I find no cost at full size. What would a ton, a batch or a unit cost to make?',
        suggestion: 'Work out what it costs to make at full size, and set that beside what buyers pay today.',
      },
      change: null,
    },
  ],
  [
    'lender',
    { proof: { suggestion: 'Lend a small sum to the first three, and write down who pays it back and when.' } },
  ],
  ['machine', ROUGH_ONE],
  ['goods', ROUGH_ONE],
  [
    'audience',
    {
      price: {
        weakness: 'What makes somebody come back to it? Here that counts before any price.',
        suggestion: COME_BACK,
      },
      cost: {
        weakness: 'Who feels this, where, and how often? I find no person and no moment in the problem.',
        suggestion: BY_NAME,
      },
      result: {
        weakness: 'I see what they do with it, and not what they would miss without it.',
        suggestion: 'Let five people use it for a week, take it away, and write down what they miss.',
      },
      proof: { suggestion: COME_BACK },
    },
  ],
  [
    'content',
    {
      price: {
        weakness: 'Who pays for it: the audience, a sponsor or somebody else? I find no answer.',
        suggestion: NEXT_ISSUE,
      },
      cost: {
        weakness: 'Who feels this, where, and how often? I find no person and no moment in the problem.',
        suggestion: BY_NAME,
      },
      result: {
        weakness: 'I see what it is, and not what somebody does differently after it.',
        suggestion: 'Ask five people who had one issue what they did differently the week after.',
      },
      proof: { suggestion: NEXT_ISSUE },
    },
  ],
  [
    'charity',
    {
      price: {
        weakness: 'Who pays for it year after year, and how much? I find no such sum.',
        suggestion: 'Ask one funder what it would pay for each person you serve, and write down the answer.',
      },
      proof: { suggestion: 'Do it once for three people who need it, and write down what it took.' },
    },
  ],
];

/** Slots of which kinds of ventures are asked otherwise. */
const SUBJECTS: ReadonlySet<SlotName | undefined> = new Set<SlotName>(['price', 'proof', 'result', 'change']);
const isSubject = (slot: SlotName | undefined): slot is 'price' | 'proof' | 'result' | 'change' => SUBJECTS.has(slot);

/** A remark by what it calls missing, or by its topic. */
export function subjectOf(lacks: SlotName | undefined, topic: string | undefined): Subject | null {
  if (topic === 'unmeasured-result') return 'cost';
  return isSubject(lacks) ? lacks : null;
}

/** What is said to a venture of these kinds; undefined where it is the general remark. */
export function wordingOfKind(subject: Subject | null, kinds: VentureKinds): OwnWording | null | undefined {
  if (subject === null) return undefined;
  return BY_KIND.filter(([kind]) => kinds.has(kind))
    .map(([, own]) => own[subject])
    .find((own) => own !== undefined);
}

/** Kinds of which nothing can be tried within a week. */
const SLOW: readonly VentureKind[] = ['approval', 'medical', 'laboratory', 'machine', 'goods'];

/** Whether what is suggested to a venture of these kinds takes longer than a week. */
export const takesLong = (suggested: string | undefined, kinds: VentureKinds): boolean =>
  SLOW.some((kind) => kinds.has(kind)) &&
  BY_KIND.some(
    ([kind, own]) => SLOW.includes(kind) && Object.values(own).some((wording) => wording?.suggestion === suggested),
  );
