import { isOnlyIdea } from '../../engine/questions/is-only-idea.js';
import { stateOf } from '../said.js';
import { proofOf, tellsProof } from '../strengths.js';
import type { IdeaReading } from './idea-reading.js';

/** "No human use yet", "nobody has it". */
const NOBODY_HAS_IT = new RegExp(
  String.raw`\b(?:no (?:human |clinical |real |live )?(?:use|users?|customers?|patients?|sales)(?: \w{2,10})? (?:yet` +
    String.raw`|so far)|nobody (?:has|uses|pays)(?: (?:it|us|for it))?|not (?:yet )?(?:launched|live|built|coded|released)` +
    String.raw`|(?:bench|breadboard) prototype|in (?:the |a )?sandbox|(?:pilots?|trials?|launch) (?:begins?|starts?|(?:is` +
    String.raw`|are) (?:planned|due)|will (?:begin|start)))\b`,
  'i',
);

/**
 * Whether somebody has it already, so that results may be asked for: the founder chose a stage with users, or tells of something done with it,
 * and nothing says that nobody has it.
 */
export function isInUse(reading: IdeaReading): boolean {
  const { stage, ideaBrief, problem } = reading.idea.form;
  if (isOnlyIdea(ideaBrief) || NOBODY_HAS_IT.test(`${ideaBrief}\n${problem}`)) return false;
  // Whoever chooses no stage is taken for one with an idea.
  if (stage === 'idea') return proofOf(reading)?.isPaid === true;
  if (stage === 'mvp') return tellsProof(reading);
  return tellsProof(reading) || stateOf(reading.said, 'proof') === 'stated';
}
