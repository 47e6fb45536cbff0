import type { IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import type { IdeaFeatureId } from '../feature-registry.js';
import { readPatterns } from '../../lexicon/read-patterns.js';

/** A kind of wording that says something about an idea, found by patterns. */
export interface IdeaCue {
  /** `family.name`, as it stands in the model file. */
  readonly id: IdeaFeatureId;
  readonly patterns: readonly RegExp[];
  /** The only field it is looked for in; both when absent. */
  readonly field?: IdeaField;
}

/** What is known of a wording beside its words, which stand in `lexicon/patterns`. */
type CueFacts = readonly [id: IdeaFeatureId, field?: IdeaField];

/** Part 1: is the problem real? A person, a moment, how often, what it costs, what they do today. */
const PROBLEM: readonly CueFacts[] = [
  ['problem.money', 'problem'],
  ['problem.time', 'problem'],
  ['problem.share', 'problem'],
  ['problem.event'],
  ['problem.workaround'],
  ['problem.general', 'problem'],
  ['problem.world'],
  ['problem.whose', 'problem'],
];

/** Parts 2 and 3: what is built, and what is known that others do not know. */
const PRODUCT: readonly CueFacts[] = [
  ['product.generic', 'ideaBrief'],
  ['product.opening', 'ideaBrief'],
  ['product.ai'],
  ['product.features', 'ideaBrief'],
  ['product.analogy', 'ideaBrief'],
  ['product.benefitTalk'],
  ['insight.contrast'],
  ['insight.reason'],
  ['insight.honestLimit'],
  ['insight.mechanism', 'ideaBrief'],
];

/** Part 4: what the founders have seen themselves, and who is missing. */
const FOUNDER: readonly CueFacts[] = [['edge.own'], ['edge.trade'], ['edge.years'], ['edge.missing']];

/** Part 5: who pays, how much, and how many of them there are. */
const MARKET: readonly CueFacts[] = [
  ['market.price', 'ideaBrief'],
  ['market.pays'],
  ['market.consumer', 'ideaBrief'],
  ['market.leisure'],
  ['market.trade'],
  ['market.billions'],
  ['market.noPayer'],
  ['market.count'],
];

/** Part 7: what has happened already. */
const EVIDENCE: readonly CueFacts[] = [
  ['evidence.counted', 'ideaBrief'],
  ['evidence.paying', 'ideaBrief'],
  ['evidence.revenue', 'ideaBrief'],
  ['evidence.repeat'],
  ['evidence.volume', 'ideaBrief'],
  ['evidence.result'],
  ['evidence.trial'],
  ['evidence.growth', 'ideaBrief'],
  ['evidence.weak'],
  ['evidence.plans', 'ideaBrief'],
];

/** Part 6: why it works now and did not work before. */
const TIMING: readonly CueFacts[] = [
  ['timing.recentYear'],
  ['timing.oldYear'],
  ['timing.relativeDate'],
  ['timing.law'],
  ['timing.price'],
  ['timing.capability'],
  ['timing.link'],
  ['timing.trend'],
  ['timing.deadline'],
  ['timing.shift'],
  ['topic.newTechnology'],
  ['topic.policy'],
];

/** Part 8: what sinks ideas of a kind, whoever runs them. */
const DANGER: readonly CueFacts[] = [
  ['danger.health'],
  ['danger.medicine'],
  ['safe.paperwork'],
  ['danger.hardware'],
  ['danger.matter'],
  ['danger.money'],
  ['danger.crypto'],
  ['danger.illegal'],
  ['danger.children'],
  ['danger.deepTech'],
  ['danger.licenceHeld'],
  ['danger.licenceMissing'],
  ['danger.twoSided'],
  ['danger.crowdedTool'],
  ['danger.platform'],
  ['danger.noCompetition'],
];

/** What makes a category safe or shaky beyond the dangers of its field. */
const EXPOSURE: readonly CueFacts[] = [
  ['safe.developers'],
  ['safe.institutions'],
  ['exposure.unapproved'],
  ['exposure.evasion'],
  ['exposure.leakage'],
  ['exposure.falling'],
  ['exposure.service'],
  ['exposure.leaving'],
  ['exposure.everything'],
  ['exposure.friends'],
];

function cuesOf(file: string, facts: readonly CueFacts[]): IdeaCue[] {
  const patterns = readPatterns(file);
  return facts.map(([id, field]) => {
    const own = patterns[id];
    if (own === undefined) throw new RangeError(`${file} has no patterns for ${id}`);
    return { id, patterns: own, ...(field && { field }) };
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
