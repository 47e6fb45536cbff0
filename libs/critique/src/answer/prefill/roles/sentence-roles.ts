import type { PitchText } from '../../../engine/read-text.js';
import type { MeasuredSentence } from '../../../engine/relevance/sentence-measures.js';
import { oncePer } from '../../../text/once-per.js';
import { readModel } from '../../../engine/read-model.js';
import { measureRole } from './role-measures.js';
import { RoleModel } from './role-model.js';
import type { SaidRoles } from './said-roles.js';

const measured = oncePer<PitchText, MeasuredSentence>(measureRole);
const ROLE_MODEL = new RoleModel(readModel(new URL('./role-model.json', import.meta.url)));

/** What each sentence of a brief says, told from its words and from the sentences around it. */
export const rolesOf = (sentences: readonly PitchText[]): readonly SaidRoles[] =>
  ROLE_MODEL.rolesOf(sentences.map(measured));
