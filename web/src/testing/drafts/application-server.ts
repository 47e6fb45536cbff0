import type { Answer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { AnswerToSave } from '../../features/application-builder/autosave/drafts-ports.js';

/** What a server holds of one field in the end. */
export interface KeptAnswer {
  /** Empty where nothing was saved. */
  readonly value: string;
  /** Every save, the oldest first. */
  readonly versions: readonly { readonly version: number; readonly value: string }[];
}

/** The server of a play: the real one, or one that keeps the same rules in memory. */
export interface ApplicationServer {
  /** Rejects when the server cannot be reached. */
  readonly load: () => Promise<readonly Answer[]>;
  /** @param sessionIndex which of the founder's sessions saves; null for one that is over */
  readonly save: (answer: AnswerToSave, sessionIndex: number | null) => Promise<Response>;
  /** Resolves while the server can be reached. */
  readonly reachable: () => Promise<void>;
  /** Waits for a server that is away. */
  readonly kept: (addresses: readonly FieldAddress[]) => Promise<readonly KeptAnswer[]>;
}
