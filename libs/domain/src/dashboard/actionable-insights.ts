import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';

export type InsightUrgency = 'high' | 'medium' | 'low';

/** One thing that is worth doing next (specification, section 3). */
export interface ActionableInsight {
  readonly title: string;
  readonly description: string;
  readonly urgency: InsightUrgency;
  readonly actionLabel: string;
  readonly path: string;
}

/** What the rules look at; null is what is not known or was not measured yet. */
export interface MeasuredStanding {
  readonly completeAreas: number | null;
  readonly readinessPercent: number | null;
  readonly pitchScore: number | null;
}

/** Limits of section 9 of the specification. */
const MIN_COMPLETE_AREAS = 4;
const CLEAR_PITCH_MIN_SCORE = 75;
const READY_MIN_PERCENT = 60;
const MAX_INSIGHTS = 3;

const COMPLETE_SECTIONS: ActionableInsight = {
  title: 'Complete Your Core Application Sections',
  description:
    'Fewer than half of the eight areas have an answer. One honest sentence in each is worth more than polish.',
  urgency: 'high',
  actionLabel: 'Continue Building',
  path: WEB_PATHS.applicationBuilder,
};

const IMPROVE_PITCH: ActionableInsight = {
  title: 'Improve Your Pitch Clarity',
  description: 'Your latest one-liner scores under 75. Say who pays, for what, and what gets better for them.',
  urgency: 'medium',
  actionLabel: 'Improve Pitch',
  path: WEB_PATHS.pitchAnalyzer,
};

const VALIDATE_IDEA: ActionableInsight = {
  title: 'Validate Your Idea Further',
  description: 'Test the problem, the timing and the category before you write the rest of the application.',
  urgency: 'medium',
  actionLabel: 'Check Your Idea',
  path: WEB_PATHS.ideaCheck,
};

const START_APPLICATION: ActionableInsight = {
  title: 'Start Your Application',
  description: `Your answers in the builder are what you carry over to ${EDITION.acceleratorName}’s own form. Open it and go on from there.`,
  urgency: 'high',
  actionLabel: 'Open Builder',
  path: WEB_PATHS.applicationBuilder,
};

const isBelow = (value: number | null, limit: number): boolean => value !== null && value < limit;

/** The founder's next things to do, most urgent first, at most three; the default one where no rule applies (section 9). */
export function actionableInsights(standing: MeasuredStanding): readonly ActionableInsight[] {
  const applying = [
    isBelow(standing.completeAreas, MIN_COMPLETE_AREAS) && COMPLETE_SECTIONS,
    isBelow(standing.pitchScore, CLEAR_PITCH_MIN_SCORE) && IMPROVE_PITCH,
    isBelow(standing.readinessPercent, READY_MIN_PERCENT) && VALIDATE_IDEA,
  ].filter((insight) => insight !== false);
  return applying.length === 0 ? [START_APPLICATION] : applying.slice(0, MAX_INSIGHTS);
}
