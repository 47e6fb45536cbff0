import type { Answer } from '@playbook/contracts/application.schema';
import type { AnswerToSave } from '../../features/application-builder/autosave/drafts-ports.js';

/** One kept save of a field. */
export interface KeptVersion {
  readonly version: number;
  readonly value: string;
}

/** The server of a play: the real one, or one that keeps the same rules in memory. */
export interface ApplicationServer {
  /** Rejects when the server cannot be reached. */
  readonly load: () => Promise<readonly Answer[]>;
  /** @param sessionIndex which of the founder's sessions saves; null for one that is over */
  readonly save: (answer: AnswerToSave, sessionIndex: number | null) => Promise<Response>;
  /** Every save of a field, the oldest first. */
  readonly versions: (answer: Pick<AnswerToSave, 'address'>) => Promise<readonly KeptVersion[]>;
}
