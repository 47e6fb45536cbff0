import { Injectable } from '@nestjs/common';
import type { AnswerVersion } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ANSWER_VERSION_COLUMNS } from './answer-version-columns.js';

const PAGE = `
  select ${ANSWER_VERSION_COLUMNS}
  from applications.answer_versions
  where application_id = (select id from applications.applications order by updated_at desc, id desc limit 1)
    and section_id = ? and field_id = ? and version < ?
  order by version desc limit ?`;

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
    return this.database.asFounder(actor, (em) =>
      em.execute<AnswerVersion[]>(PAGE, [sectionId, fieldId, belowVersion, maxItems]),
    );
  }
}
