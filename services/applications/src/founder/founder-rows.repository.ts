import { Injectable } from '@nestjs/common';
import type { ExportedAnswerVersion } from '@playbook/contracts/founder/account.schema';
import type { Answer, Application, ApplicationSummary } from '@playbook/contracts/applications/application.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { ANSWER_VERSION_COLUMNS } from '../answers/answer-version-columns.js';
import { APPLICATION_COLUMNS } from '../applications/application-columns.js';
import type { VersionPosition } from './export-position.js';

/** Sorts before every other id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const NEXT_APPLICATION = `
  select ${APPLICATION_COLUMNS} from applications.applications where id > ? order by id limit 1`;

const ANSWERS = `
  select section_id as "sectionId", field_id as "fieldId", field_value as value, version,
    applications.instant(saved_at) as "savedAt"
  from applications.application_sections where application_id = ? order by section_id, field_id`;

const NEXT_VERSIONS = `
  select application_id as "applicationId", ${ANSWER_VERSION_COLUMNS}
  from applications.next_answer_versions($1, $2, $3, $4, $5, $6)`;

/** Setting one waits for a first call that is making an application; see `newest_application`. */
const MARKS = new ErasureMarksTable('applications');
/** Waits for saves that are under way; answers and versions go with their application. */
const ERASE = 'delete from applications.applications';
const ERASE_EVENTS = 'delete from applications.outbox where founder_id = ?';

/** Everything of one founder. Row-level security limits each query to the actor's own rows, but for the outbox, which names its founder. */
@Injectable()
export class FounderRowsRepository {
  constructor(private readonly database: Database) {}

  /** The application after another one, by id, with its answers. */
  nextApplication(actor: Actor, afterId: string | null): Promise<Application | null> {
    return this.database.asFounder(actor, async (em) => {
      const [application] = await em.execute<ApplicationSummary[]>(NEXT_APPLICATION, [afterId ?? FIRST_ID]);
      if (!application) return null;
      return { ...application, answers: await em.execute<Answer[]>(ANSWERS, [application.id]) };
    });
  }

  /** At most `maxItems` versions after another one. */
  nextVersions(actor: Actor, after: VersionPosition | null, maxItems: number): Promise<ExportedAnswerVersion[]> {
    const position = after ?? [FIRST_ID, '', '', 0];
    return this.database.query(NEXT_VERSIONS, [actor.founderId, ...position, maxItems]);
  }

  /** Removes everything and marks the founder: for an hour nothing is written any more. Removes marks that are over. */
  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await MARKS.set(em, founder);
      await em.execute(ERASE);
      await em.execute(ERASE_EVENTS, [founder.founderId]);
    });
  }
}
