import { readFileSync } from 'node:fs';
import type { IdeaFormInput, RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';

/** What a reader saw in an idea: alignment and why-now 0 to 100, and the risk of the category. */
interface Ratings {
  readonly alignment: number;
  readonly whyNow: number;
  readonly risk: RiskLevel;
}

/** A form with what its readers saw in it, taken together. */
export type RatedIdea = IdeaFormInput &
  Ratings & {
    readonly id: string;
    /** Mean of the readers' risks, 0 (low) to 100 (high); `risk` is their median. */
    readonly riskFigure: number;
    /** Written so that its trap is hard to see, or so that it looks like one and is none. */
    readonly isDisguised: boolean;
  };

/** A form as it stands in a training file. Not every reader rated everything. */
type ReadIdea = IdeaFormInput & { readonly id: string; readonly readings: readonly Partial<Ratings>[] };

export const RISK_FIGURE: Readonly<Record<RiskLevel, number>> = { low: 0, medium: 50, high: 100 };

const FILES = ['mixed', 'all-industries', 'trades', 'disguised-traps', 'eight-sectors'] as const;
const DISGUISED_FILE = 'disguised-traps';

function ideasOf(file: (typeof FILES)[number]): readonly ReadIdea[] {
  return JSON.parse(
    readFileSync(new URL(`../../training/ideas.${file}.train.json`, import.meta.url), 'utf8'),
  ) as ReadIdea[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function medianRisk(risks: readonly RiskLevel[]): RiskLevel {
  const ordered = risks.toSorted((a, b) => RISK_FIGURE[a] - RISK_FIGURE[b]);
  return ordered[Math.floor(ordered.length / 2)] ?? 'medium';
}

/** Ideas of the training files with the ratings of all their readers. */
export function trainingIdeas(): RatedIdea[] {
  return FILES.flatMap((file) =>
    ideasOf(file).map(({ readings, ...idea }): RatedIdea => {
      const risks = readings.flatMap(({ risk = [] }) => risk);
      return {
        ...idea,
        alignment: mean(readings.flatMap(({ alignment = [] }) => alignment)),
        whyNow: mean(readings.flatMap(({ whyNow = [] }) => whyNow)),
        risk: medianRisk(risks),
        riskFigure: mean(risks.map((risk) => RISK_FIGURE[risk])),
        isDisguised: file === DISGUISED_FILE,
      };
    }),
  );
}
