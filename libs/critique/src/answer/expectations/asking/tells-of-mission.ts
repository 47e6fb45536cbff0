import { readSinglePatterns } from '../../../lexicon/read-patterns.js';
import type { AnswerText } from '../../signals/answer-text.js';

const SAYS = readSinglePatterns('answer-stage', ['mission', 'eachReached', 'money']);

/** Whether a vision is measured by whom it reaches, and by no income: nobody is asked there what customers pay. */
export const tellsOfMission = ({ plain }: Pick<AnswerText, 'plain'>): boolean =>
  SAYS.eachReached.test(plain) || (SAYS.mission.test(plain) && !SAYS.money.test(plain));
