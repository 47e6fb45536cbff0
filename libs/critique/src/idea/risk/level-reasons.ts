import type { IdeaReading } from '../reading/idea-reading.js';
import { planIn } from '../cues/plan-words.js';
import { proofOf } from '../strengths.js';
import type { IdeaGroupId } from '../evidence-groups.js';

/** Fewer points of the figure are no reason that a founder need hear of. */
const FEWEST_POINTS = 3;

const LIST = new Intl.ListFormat('en-GB');

/** What raised the figure where no danger stands in the words, as far as the rows of evidence surely tell it. */
function reasonsOf(reading: IdeaReading): string[] {
  const { score, idea } = reading;
  const points = (group: IdeaGroupId): number =>
    score.evidence
      .filter((row) => row.score === 'risk' && row.signal === group)
      .reduce((sum, row) => sum + row.points, 0);
  const isEarly = idea.form.stage === 'idea' || idea.form.stage === 'mvp';
  // What is paid for already is no plan, whatever else is planned.
  const plan = points('plans') >= FEWEST_POINTS && proofOf(reading) === null ? planIn(reading) : null;
  return [
    ...(isEarly && points('stage') >= FEWEST_POINTS - 1 ? ['the early stage that you chose'] : []),
    ...(plan === null ? [] : [`plans where facts could stand (${plan})`]),
  ];
}

/** Why the risk is above low where no single danger was found: the reasons that the figure itself has. */
export function reasonsForLevel(reading: IdeaReading): string {
  const reasons = reasonsOf(reading);
  return reasons.length > 0
    ? `What keeps the risk up is ${LIST.format(reasons)}. Say what could stop you, and what you do about it.`
    : 'The level comes from all that you wrote together. Put what could stop you, and what you do about it, into one sentence.';
}
