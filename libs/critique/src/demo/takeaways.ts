import type { DemoCriterion, DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import type { CriterionReview, Fix } from './criteria/criterion.js';
import { CRITERION_WEIGHTS } from './overall-score.js';
import type { VideoSignals } from './signals/video-signals.js';
import { counted } from './said.js';

/** A criterion that was judged, by its name. */
export type JudgedCriteria = Readonly<Partial<Record<DemoCriterion, CriterionReview>>>;

interface Weighed extends Fix {
  readonly criterion: DemoCriterion;
}

const NOTHING_TO_FIX =
  'I found nothing else that I would change. Show it once to somebody who does not know you, and have them say what you make.';

function weighedFixes(criteria: JudgedCriteria): Weighed[] {
  return (Object.keys(criteria) as DemoCriterion[])
    .flatMap((criterion) =>
      (criteria[criterion]?.fixes ?? []).map(({ text, points }) => ({
        criterion,
        text,
        points: points * CRITERION_WEIGHTS[criterion],
      })),
    )
    .toSorted((a, b) => b.points - a.points);
}

/** What is good, else what is true of the video and no fault. */
function keepOf(criteria: JudgedCriteria, { facts, talk, rules }: VideoSignals): string {
  const strengths = Object.values(criteria)
    .map(({ strength }) => strength)
    .filter((strength) => strength !== null)
    .toSorted((a, b) => b.points - a.points);
  if (strengths[0] !== undefined) return strengths[0].text;
  const lengthS = Math.round(facts.durationS);
  const [fromS, toS] = rules.goodDurationS;
  if (lengthS >= (fromS ?? 0) && lengthS <= (toS ?? Infinity))
    return `Keep the length: ${counted(lengthS, 'second')} is right for a ${rules.name}.`;
  const words = talk?.talk.words ?? 0;
  return words === 0
    ? `You have a take of ${counted(lengthS, 'second')} on record; the next one can be measured against it.`
    : `You have a take with ${words} words on record; the next one can be measured against it.`;
}

/** Measures of which everybody knows what to do about them. */
const NAMED: ReadonlySet<string> = new Set([
  'duration',
  'first-what',
  'words-per-minute',
  'fillers',
  'longest-silence',
  'loudness',
  'signal-to-noise',
  'energy-trend',
]);

/** A measure that is not yet good, where nothing costs points any more. */
function nextMeasure(measures: readonly DemoMeasure[]): string | null {
  const found = measures.find(({ id, standing }) => NAMED.has(id) && standing !== 'good');
  if (found === undefined) return null;
  const { label, value, unit, from, to } = found;
  const target =
    from === null
      ? `${to} or less is the target`
      : to === null
        ? `${from} or more is the target`
        : `${from} to ${to} is the target`;
  return `${label}: ${value} ${unit}; ${target}.`;
}

/** Two fixes, the one that brings most first; the second is of another criterion where there is one that matters. */
function fixesOf(criteria: JudgedCriteria, measures: readonly DemoMeasure[], paste: string | null): [string, string] {
  const fixes = weighedFixes(criteria);
  const [first] = fixes;
  const second = fixes.find(({ criterion }) => criterion !== first?.criterion) ?? fixes[1];
  const small = nextMeasure(measures);
  const wanted = [first?.text, paste, second?.text, small, NOTHING_TO_FIX].filter((text) => typeof text === 'string');
  return [wanted[0] ?? NOTHING_TO_FIX, wanted[1] ?? STRANGER];
}

const STRANGER =
  'Ask that person which sentence they remember. If it is not the one you want, say that one first and last.';

/** Exactly three: keep, fix first, fix next. `paste` asks for words where there were none to judge. */
export function keyTakeaways(
  criteria: JudgedCriteria,
  video: VideoSignals,
  measures: readonly DemoMeasure[],
  paste: string | null,
): string[] {
  return [keepOf(criteria, video), ...fixesOf(criteria, measures, paste)];
}
