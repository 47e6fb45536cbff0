import { describe, expect, it } from '@jest/globals';
import { detectionsIn, figuresOf, LABELS, reviewOf, type Label } from '../../test/heard-labels.js';
import { labelledTalks, type LabelledTalk } from '../../test/labelled-talks.fixture.js';

const TALKS = labelledTalks('./labelled-talks.txt');
/** Nothing was mended by these before they were measured; section "Talks" of docs/video.md has the figures of then and now. */
const MEASURED_FIRST = ['held-out', 'blind', 'later', 'fresh', 'stranger'].map((name) =>
  labelledTalks(`./${name}-talks.txt`),
);
const DETECTIONS = TALKS.flatMap(detectionsIn);
const MIN_RECALL = 0.9;
const MIN_RECALL_OF_OTHERS = 0.8;
/** Without stops, capitals and apostrophes, as some engines write down and founders paste. */
const MIN_BARE_RECALL = 0.7;
/** Talks of sixteen in which it is heard of another sentence. */
const MAX_FALSE_ALARMS: Readonly<Partial<Record<Label, number>>> = { cost: 1, proof: 1, ask: 2 };

const ALL = [TALKS, ...MEASURED_FIRST].flat();

function recallOf(talks: readonly LabelledTalk[]): number {
  const there = talks.flatMap(detectionsIn).filter(({ isThere }) => isThere);
  return there.filter(({ isRightPlace }) => isRightPlace).length / there.length;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\w)'(?=\w)/g, '')
    .replace(/[.,](?!\d)|[!?:;"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const bareTalk = ({ sentences, ...talk }: LabelledTalk): LabelledTalk => ({
  ...talk,
  sentences: sentences.map(({ text, labels }) => ({ text: bare(text), labels })),
});

describe('what is heard in talks that were written and labelled by hand', () => {
  it.each(LABELS)('has %s of the labelled sentence', (label) => {
    const { recall, falseAlarms } = figuresOf(DETECTIONS, label);
    expect(recall).toBeGreaterThanOrEqual(MIN_RECALL);
    expect(falseAlarms).toBeLessThanOrEqual(MAX_FALSE_ALARMS[label] ?? 0);
  });

  it.each(MEASURED_FIRST.map((talks, index) => [index + 1, talks] as const))(
    'has four of five things in other talks, set %i',
    (_, talks) => {
      expect(recallOf(talks)).toBeGreaterThanOrEqual(MIN_RECALL_OF_OTHERS);
    },
  );

  it('has most of it also where nobody punctuated', () => {
    expect(recallOf(ALL.map(bareTalk))).toBeGreaterThanOrEqual(MIN_BARE_RECALL);
  });

  it('tells nothing as missing: what was not found may have been missed', () => {
    const told = [...ALL, ...ALL.map(bareTalk)].flatMap((talk) =>
      reviewOf(talk).sections.map(({ feedback }) => feedback),
    );
    const absences = told.filter((feedback) => /\bI (?:did not|found no)/.test(feedback));
    expect(absences.length).toBeGreaterThan(0);
    expect(absences.filter((feedback) => !feedback.includes('I missed it'))).toEqual([]);
    expect(told.filter((feedback) => /you (?:never|do not|did not) (?:say|tell|name)/i.test(feedback))).toEqual([]);
  });

  it('tells what a product demo has no need of as that', () => {
    const words = reviewOf(ALL.find(({ name }) => name === 'compost') ?? fail()).sections.map(
      ({ feedback }) => feedback,
    );
    expect(words[3]).toBe('A product demo need not say who you are. If yours does, I missed it.');
    expect(words[4]).toBe('A product demo need not say what it costs. If yours does, I missed it.');
  });
});

function fail(): never {
  throw new RangeError('There is no such talk');
}
