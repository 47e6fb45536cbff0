import { IDEA_TEXT_FIELDS, type IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import { archetypeOf } from '../engine/questions/archetype.js';
import type { Archetype } from '../engine/questions/question-bank.js';
import type { SlotName, Slots, SlotState } from '../engine/slots/slot.js';
import { slotsOf } from '../pitch/slots-of.js';
import type { IdeaText } from './signals/idea-text.js';

const SURENESS: Readonly<Record<SlotState, number>> = { absent: 0, perhaps: 1, stated: 2 };

/** What each field of a form says of the startup. */
export type SaidInFields = Readonly<Record<IdeaField, Slots>>;

export const saidInFields = ({ fields }: IdeaText): SaidInFields => ({
  ideaBrief: slotsOf(fields.ideaBrief),
  problem: slotsOf(fields.problem),
});

/** The surest state of a slot in either field. */
export function stateOf({ ideaBrief, problem }: SaidInFields, slot: SlotName): SlotState {
  const [a, b] = [ideaBrief[slot].state, problem[slot].state];
  return SURENESS[a] >= SURENESS[b] ? a : b;
}

/** The kind of business an idea is about; null where it does not say. */
export const archetypeOfIdea = ({ fields }: IdeaText): Archetype | null =>
  archetypeOf(IDEA_TEXT_FIELDS.flatMap((field) => fields[field].tokens));
