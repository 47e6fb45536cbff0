import { Injectable } from '@nestjs/common';
import { type AnswerVersion, answerVersionSchema } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowsIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';

/** Columns of `answer_versions` in the form of the contract. */
export const ANSWER_VERSION_COLUMNS = fragment`
  section_id as "sectionId", field_id as "fieldId", version, field_value as value,
  applications.instant(saved_at) as "savedAt",
  json_build_object('founderId', founder_id, 'sessionId', saved_session_id) as "savedBy",
  restored_version as "restoredVersion"`;

/** Reads the versions of answers. Row-level security limits each query to the actor's own rows. */
@Injectable()
export class AnswerVersionsRepository {
  constructor(private readonly database: Database) {}

  /** At most `maxItems` versions of an answer of the newest application, from below a version, newest first. */
  page(
    actor: Actor,
    { sectionId, fieldId }: FieldAddress,
    belowVersion: number,
    maxItems: number,
  ): Promise<AnswerVersion[]> {
    const page = sql`
      select ${ANSWER_VERSION_COLUMNS}
      from applications.answer_versions
      where application_id = (select id from applications.applications order by updated_at desc, id desc limit 1)
        and section_id = ${sectionId} and field_id = ${fieldId} and version < ${belowVersion}
      order by version desc limit ${maxItems}`;
    return this.database.asFounder(actor, (em) => rowsIn(em, answerVersionSchema, page));
  }
}
