import type { SlotName } from './slot.js';

/** What can be wrong with a text beside what it lacks. */
export type FaultTopic =
  | 'another-language'
  | 'blanks'
  | 'buzzwords'
  | 'contradiction'
  | 'copied'
  | 'hedges'
  | 'hype'
  | 'impossible-number'
  | 'many-things'
  | 'no-competition'
  | 'nonsense'
  | 'off-question'
  | 'opinions-for-behaviour'
  | 'padding'
  | 'plans-for-facts'
  | 'too-long'
  | 'too-short'
  | 'top-down-market'
  | 'trap'
  | 'unmeasured-result'
  | 'vanity';

/**
 * What a remark is about: a slot that is missing or too vague to use, something that one question of the application asks for, a fault, or
 * nothing that has to be mended. Remarks about the same say the same.
 */
export type RemarkTopic = `missing:${SlotName}` | `unclear:${SlotName}` | `asked:${string}` | FaultTopic | 'ready';

/** Of a rule: what it names, or else that what it lacks is missing. */
export const topicOf = ({ topic, lacks }: { readonly topic?: RemarkTopic; readonly lacks?: SlotName }): RemarkTopic =>
  topic ?? (lacks === undefined ? 'ready' : `missing:${lacks}`);
