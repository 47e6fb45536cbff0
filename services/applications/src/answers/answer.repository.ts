import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  APPLICATION_TITLE,
  type SavedAnswer,
  type StoredAnswer,
} from '@playbook/contracts/applications/application.schema';
import { answerSaved } from '@playbook/contracts/applications/applications.contract';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { ANSWER_VERSIONS_MAX_ITEMS } from '@playbook/contracts/shared/limits';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';

/** What a save puts in the place of the version that the founder saw: a text, or an earlier version of the answer. */
export interface NewAnswer extends FieldAddress {
  readonly baseVersion: number;
  readonly content: { readonly value: string } | { readonly restoredVersion: number };
}

/** `missing`: the version to bring back is not kept. `erased`: the founder's account is being deleted. */
export type SaveOutcome =
  | (SavedAnswer & { readonly outcome: 'saved'; readonly value: string | null })
  | { readonly outcome: 'conflict'; readonly stored: StoredAnswer }
  | { readonly outcome: 'missing' | 'erased' };

const SAVE = 'select applications.save_answer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as result';

/** Writes answers. Row-level security limits the statement to the actor's own rows. */
@Injectable()
export class AnswerRepository {
  constructor(private readonly database: Database) {}

  /** Stores an answer with its version and its event, in one round trip and one transaction; when it resolves, they are committed. */
  async save(actor: Actor, { sectionId, fieldId, baseVersion, content }: NewAnswer): Promise<SaveOutcome> {
    const [row] = await this.database.query<{ result: SaveOutcome }>(SAVE, [
      actor.founderId,
      actor.sessionId,
      randomUUID(),
      APPLICATION_TITLE,
      sectionId,
      fieldId,
      'value' in content ? content.value : null,
      'restoredVersion' in content ? content.restoredVersion : null,
      baseVersion,
      ANSWER_VERSIONS_MAX_ITEMS,
      answerSaved.subject,
    ]);
    if (!row) throw new Error('The statement that saves an answer gave no row');
    return row.result;
  }
}
