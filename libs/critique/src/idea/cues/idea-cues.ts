import type { IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import { readPatterns } from '../../lexicon/read-patterns.js';

/** A kind of wording that says something about an idea, found by patterns. */
export interface IdeaCue {
  /** `family.name`, as it stands in the model file. */
  readonly id: string;
  readonly patterns: readonly RegExp[];
  /** The only field it is looked for in; both when absent. */
  readonly field?: IdeaField;
  /** Direction the fitted models may use it in: 1 more is better, -1 more is worse, 0 either. Per model: alignment, why-now, risk. */
  readonly directions?: IdeaDirections;
}

/** Directions of a feature in the three models; a missing one is free. */
export interface IdeaDirections {
  readonly alignment?: -1 | 0 | 1;
  readonly whyNow?: -1 | 0 | 1;
  readonly risk?: -1 | 0 | 1;
}

/** What is known of a wording beside its words, which stand in `lexicon/patterns`. */
type CueFacts = readonly [id: string, directions?: IdeaDirections, field?: IdeaField];

/** Part 1: is the problem real? A person, a moment, how often, what it costs, what they do today. */
const PROBLEM: readonly CueFacts[] = [
  ['problem.money', { alignment: 1 }, 'problem'],
  ['problem.time', { alignment: 1 }, 'problem'],
  ['problem.share', { alignment: 1 }, 'problem'],
  ['problem.event', { alignment: 1 }],
  ['problem.workaround', { alignment: 1 }],
  ['problem.general', { alignment: -1 }, 'problem'],
  ['problem.world', { alignment: -1 }],
  ['problem.whose', { alignment: 1 }, 'problem'],
];

/** Parts 2 and 3: what is built, and what is known that others do not know. */
const PRODUCT: readonly CueFacts[] = [
  ['product.generic', { alignment: -1 }, 'ideaBrief'],
  ['product.opening', { alignment: -1 }, 'ideaBrief'],
  ['product.ai', { alignment: -1 }],
  ['product.features', { alignment: -1 }, 'ideaBrief'],
  ['product.analogy', { alignment: -1 }, 'ideaBrief'],
  ['product.benefitTalk', { alignment: -1 }],
  ['insight.contrast', { alignment: 1 }],
  ['insight.reason', { alignment: 1 }],
  ['insight.honestLimit'],
  ['insight.mechanism', { alignment: 1 }, 'ideaBrief'],
];

/** Part 4: what the founders have seen themselves, and who is missing. */
const FOUNDER: readonly CueFacts[] = [
  ['edge.own', { alignment: 1 }],
  ['edge.trade', { alignment: 1 }],
  ['edge.years', { alignment: 1 }],
  ['edge.missing', { alignment: -1 }],
];

/** Part 5: who pays, how much, and how many of them there are. */
const MARKET: readonly CueFacts[] = [
  ['market.price', { alignment: 1 }, 'ideaBrief'],
  ['market.pays', { alignment: 1 }],
  ['market.consumer', { alignment: -1 }, 'ideaBrief'],
  ['market.leisure', { alignment: -1 }],
  ['market.trade', { alignment: 1, risk: -1 }],
  ['market.billions', { alignment: -1 }],
  ['market.noPayer', { alignment: -1 }],
  ['market.count'],
];

/** Part 7: what has happened already. */
const EVIDENCE: readonly CueFacts[] = [
  ['evidence.counted', { alignment: 1 }, 'ideaBrief'],
  ['evidence.paying', { alignment: 1 }, 'ideaBrief'],
  ['evidence.revenue', { alignment: 1 }, 'ideaBrief'],
  ['evidence.repeat', { alignment: 1 }],
  ['evidence.volume', { alignment: 1 }, 'ideaBrief'],
  ['evidence.result', { alignment: 1 }],
  ['evidence.trial', { alignment: 1 }],
  ['evidence.growth', { alignment: 1 }, 'ideaBrief'],
  ['evidence.weak', { alignment: -1 }],
  ['evidence.plans', { alignment: -1 }, 'ideaBrief'],
];

/** Part 6: why it works now and did not work before. */
const TIMING: readonly CueFacts[] = [
  ['timing.recentYear', { whyNow: 1 }],
  ['timing.oldYear'],
  ['timing.relativeDate', { whyNow: 1 }],
  ['timing.law', { whyNow: 1 }],
  ['timing.price', { whyNow: 1 }],
  ['timing.capability', { whyNow: 1 }],
  ['timing.link'],
  ['timing.trend'],
  ['timing.deadline', { whyNow: 1 }],
  ['timing.shift', { whyNow: 1 }],
  ['topic.newTechnology'],
  ['topic.policy'],
];

/** Part 8: what sinks ideas of a kind, whoever runs them. */
const DANGER: readonly CueFacts[] = [
  ['danger.health', { risk: 1 }],
  ['danger.medicine', { risk: 1 }],
  ['safe.paperwork', { risk: -1 }],
  ['danger.hardware', { risk: 1 }],
  ['danger.matter'],
  ['danger.money', { risk: 1 }],
  ['danger.crypto', { alignment: -1, risk: 1 }],
  ['danger.illegal', { alignment: -1, risk: 1 }],
  ['danger.children', { risk: 1 }],
  ['danger.deepTech', { risk: 1 }],
  ['danger.licenceHeld'],
  ['danger.licenceMissing', { risk: 1 }],
  ['danger.twoSided', { risk: 1 }],
  ['danger.crowdedTool', { alignment: -1 }],
  ['danger.platform'],
  ['danger.noCompetition', { alignment: -1 }],
];

/** What makes a category safe or shaky beyond the dangers of its field. */
const EXPOSURE: readonly CueFacts[] = [
  ['safe.developers', { risk: -1 }],
  ['safe.institutions', { alignment: 1, risk: -1 }],
  ['exposure.unapproved', { alignment: -1, risk: 1 }],
  ['exposure.evasion', { alignment: -1, risk: 1 }],
  ['exposure.leakage', { alignment: -1, risk: 1 }],
  ['exposure.falling', { alignment: -1, risk: 1 }],
  ['exposure.service'],
  ['exposure.leaving', { alignment: -1, risk: 1 }],
  ['exposure.everything', { alignment: -1, risk: 1 }],
  ['exposure.friends', { risk: 1 }],
];

function cuesOf(file: string, facts: readonly CueFacts[]): IdeaCue[] {
  const patterns = readPatterns(file);
  return facts.map(([id, directions, field]) => {
    const own = patterns[id];
    if (own === undefined) throw new RangeError(`${file} has no patterns for ${id}`);
    return { id, patterns: own, ...(field && { field }), ...(directions && { directions }) };
  });
}

/** Every wording that is looked for in an idea. */
export const IDEA_CUES: readonly IdeaCue[] = [
  ...cuesOf('idea-problem', PROBLEM),
  ...cuesOf('idea-product', PRODUCT),
  ...cuesOf('idea-founder', FOUNDER),
  ...cuesOf('idea-market', MARKET),
  ...cuesOf('idea-evidence', EVIDENCE),
  ...cuesOf('idea-timing', TIMING),
  ...cuesOf('idea-danger', DANGER),
  ...cuesOf('idea-exposure', EXPOSURE),
];
