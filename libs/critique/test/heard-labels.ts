import type { DemoCriterion, DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { reviewDemo } from '../src/demo/review-demo.js';
import { mediaOf, spoken } from './demo-media.fixture.js';
import type { LabelledSentence, LabelledTalk } from './labelled-talks.fixture.js';

/** What a review tells of each label: a row that earns points, by the beginnings of its name. */
const ROWS = {
  what: ['solutionDemo', 'Said what it is'],
  who: ['problemClarity', 'Who has it'],
  problem: ['problemClarity', 'A problem is told'],
  cost: ['problemClarity', 'What it costs, with a number'],
  proof: ['marketValidation', 'Somebody '],
  growth: ['marketValidation', 'Whether it grows'],
  period: ['marketValidation', 'Over what time'],
  price: ['businessModel', 'A price'],
  payer: ['businessModel', 'Who pays'],
  team: ['teamCredibility', 'A fact about a founder'],
} as const satisfies Readonly<Record<string, readonly [DemoCriterion, string]>>;

/** A label whose detection is measured. */
export type Label = keyof typeof ROWS | 'ask';

export const LABELS: readonly Label[] = [
  'what',
  'who',
  'problem',
  'cost',
  'proof',
  'growth',
  'period',
  'price',
  'payer',
  'team',
  'ask',
];

/** Of a label in a talk: whether it is in the talk, and whether the review says so, of the labelled sentence where it says a place. */
export interface Detection {
  readonly talk: string;
  readonly label: Label;
  readonly isThere: boolean;
  readonly isHeard: boolean;
  /** The sentence that was taken for it; null where the review names no place. */
  readonly taken: string | null;
  readonly isRightPlace: boolean;
}

/** The review of a talk in a well-recorded video. */
export function reviewOf({ sentences, format }: LabelledTalk): DemoReview {
  const transcript = spoken(sentences.map(({ text }) => text).join(' '));
  return reviewDemo({ facts: mediaOf(transcript), transcript, chosenFormat: format, noTranscriptReason: null });
}

/** For each sentence the second at which it begins. */
function sentenceTimes({ sentences }: LabelledTalk): number[] {
  const { words, text } = spoken(sentences.map((own) => own.text).join(' '));
  let from = 0;
  return sentences.map((own) => {
    const start = text.indexOf(own.text, from);
    from = start + own.text.length;
    return words.find(({ span }) => span.start >= start)?.startS ?? 0;
  });
}

function heardAt(review: DemoReview, label: Label): number | 'somewhere' | null {
  if (label === 'ask') return review.topics.findLast(({ topic }) => topic === 'ask')?.startS ?? null;
  const [category, name] = ROWS[label];
  const rows = review.sections.find((section) => section.category === category)?.rows ?? [];
  const found = rows.find((row) => row.points > 0 && row.label.startsWith(name) && !row.label.includes(':'));
  return found === undefined ? null : (found.atS ?? 'somewhere');
}

/** What is heard of each label in a talk. */
export function detectionsIn(talk: LabelledTalk): Detection[] {
  const review = reviewOf(talk);
  const times = sentenceTimes(talk);
  const sentenceAt = (second: number): LabelledSentence | undefined =>
    talk.sentences[times.findLastIndex((startS) => startS <= second + 0.05)];
  return LABELS.map((label) => {
    const at = heardAt(review, label);
    const isThere = talk.sentences.some(({ labels }) => labels.includes(label));
    const taken = typeof at === 'number' ? sentenceAt(at) : undefined;
    return {
      talk: talk.name,
      label,
      isThere,
      isHeard: at !== null,
      taken: taken?.text ?? null,
      isRightPlace: at === 'somewhere' ? isThere : taken?.labels.includes(label) === true,
    };
  });
}

/** Recall and false alarms of a label: heard of the right sentence among the talks that have it; heard of another one among all. */
export function figuresOf(detections: readonly Detection[], label: Label) {
  const own = detections.filter((detection) => detection.label === label);
  const there = own.filter(({ isThere }) => isThere);
  const heard = there.filter(({ isRightPlace }) => isRightPlace).length;
  const falseAlarms = own.filter(({ isHeard, isRightPlace }) => isHeard && !isRightPlace).length;
  return {
    label,
    there: there.length,
    heard,
    recall: heard / Math.max(1, there.length),
    talks: own.length,
    falseAlarms,
  };
}
