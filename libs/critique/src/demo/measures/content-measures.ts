import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import { MIDDLE_WORDS, USUAL_WORDS } from '../applicants.js';
import type { Found } from '../signals/measure-talk.js';
import type { VideoSignals } from '../signals/video-signals.js';
import { measure, type MeasureSpec } from './measure.js';

const LATE_WHAT_S = 25;
const NUMBER_WITHIN_SHARE = 0.6;

const WORDS: MeasureSpec = {
  id: 'words',
  label: 'Words',
  unit: 'words',
  good: MIDDLE_WORDS,
  fair: USUAL_WORDS,
  method: 'Words of the transcript; the target is the middle half of 489 public application videos',
};

/** When something is said for the first time. Times of a pasted transcript are estimates. */
function firstTimes({ facts: { durationS }, rules, talk }: VideoSignals): DemoMeasure[] {
  if (talk === null) return [];
  const when = (found: Found | null): number | null =>
    found === null ? null : talk.talk.times.startAt(found.span.start);
  const method = (event: string): string =>
    talk.talk.timing === 'words' ? `When ${event}` : `When ${event}; the times are estimated`;
  const what: MeasureSpec = {
    id: 'first-what',
    label: 'What you make',
    unit: 's',
    good: [null, rules.whatWithinS],
    fair: [null, LATE_WHAT_S],
    method: method('the first sentence comes that says what you make'),
  };
  const problem: MeasureSpec = {
    id: 'first-problem',
    label: 'The problem',
    unit: 's',
    good: [null, rules.problemWithinS],
    fair: [null, rules.problemWithinS * 2],
    method: method('the first sentence about what goes wrong today comes'),
  };
  const number: MeasureSpec = {
    id: 'first-number',
    label: 'The first number',
    unit: 's',
    good: [null, Math.round(durationS * NUMBER_WITHIN_SHARE)],
    fair: [null, null],
    method: method('the first number comes with something that it counts'),
  };
  return [
    ...measure(what, when(talk.what)),
    ...measure(problem, when(talk.problem)),
    ...measure(number, when(talk.number)),
  ];
}

/** Length, words, and when what is said for the first time. */
export function contentMeasures(video: VideoSignals): DemoMeasure[] {
  const { facts, format, rules, talk } = video;
  const duration: MeasureSpec = {
    id: 'duration',
    label: 'Length',
    unit: 's',
    good: rules.goodDurationS,
    fair: rules.fairDurationS,
    method: 'Read from the file',
  };
  return [
    ...measure(duration, facts.durationS),
    ...(format === 'application' ? measure(WORDS, talk?.talk.words) : []),
    ...firstTimes(video),
  ];
}
