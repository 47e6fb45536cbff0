import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  APPLICATION_TITLE,
  savedAnswerSchema,
  storedAnswerSchema,
} from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { ANSWER_VERSIONS_MAX_ITEMS } from '@playbook/contracts/core/limits';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';

/** What a save puts in the place of the version that the founder saw: a text, or an earlier version of the answer. */
export type NewAnswer = FieldAddress & {
  readonly baseVersion: number;
} & ({ readonly value: string } | { readonly restoredVersion: number });

/** `missing`: the version to bring back is not kept. `erased`: the founder's account is being deleted. */
const outcomeSchema = z.discriminatedUnion('outcome', [
  savedAnswerSchema.extend({ outcome: z.literal('saved'), value: z.string().nullable() }),
  z.object({ outcome: z.literal('conflict'), stored: storedAnswerSchema }),
  z.object({ outcome: z.literal('missing') }),
  z.object({ outcome: z.literal('erased') }),
]);
export type SaveOutcome = z.output<typeof outcomeSchema>;

const resultSchema = z.object({ result: outcomeSchema });

/** What the function `save_answer` takes. */
type SaveDocument = NewAnswer &
  Pick<Actor, 'founderId' | 'sessionId'> & {
    /** Of the application that is made where there is none. */
    readonly newId: string;
    readonly newTitle: string;
    readonly maxVersions: number;
  };

/** Writes answers. Row-level security limits the statement to the actor's own rows. */
@Injectable()
export class AnswerRepository {
  constructor(private readonly database: Database) {}

  /** Stores an answer with its version in one round trip and one transaction; when it resolves, they are committed. */
  async save({ founderId, sessionId }: Actor, answer: NewAnswer): Promise<SaveOutcome> {
    const save: SaveDocument = {
      ...answer,
      founderId,
      sessionId,
      newId: randomUUID(),
      newTitle: APPLICATION_TITLE,
      maxVersions: ANSWER_VERSIONS_MAX_ITEMS,
    };
    const row = await this.database.row(
      resultSchema,
      sql`select applications.save_answer(${JSON.stringify(save)}) as result`,
    );
    if (row === null) throw new Error('The statement that saves an answer returned no row');
    return row.result;
  }
}
