import { Injectable } from '@nestjs/common';
import type { Answer, Application, ApplicationSummary } from '@playbook/contracts/applications/application.schema';
import type {
  applicationsLifecycle,
  ExportedAnswerVersion,
} from '@playbook/contracts/applications/applications-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import type { DayUses } from '@playbook/contracts/founder/usage.contract';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { ANSWER_VERSION_COLUMNS } from '../answers/answer-version-columns.js';
import { APPLICATION_COLUMNS } from '../applications/application-columns.js';
import { exportPositions, isVersionPosition, type VersionPosition } from './export-position.js';

/** Sorts before every other id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** So many of the longest answers fit into a message with room to spare; a whole application has a page of its own. */
const PAGE_VERSIONS = 20;

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

/** Saves follow each other within seconds while somebody types, so that an answer counts once a day. */
const USES = `
  select 'applications' as tool, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as uses
  from applications.applications
  where founder_id = ? and created_at >= ?
  group by 2
  union all
  select 'applicationAnswers', to_char(v.saved_at at time zone 'UTC', 'YYYY-MM-DD'),
    count(distinct (v.application_id, v.section_id, v.field_id))::int
  from applications.answer_versions v
  join applications.applications a on a.id = v.application_id
  where a.founder_id = ? and v.saved_at >= ?
  group by 2`;

type Page = ExportPage<typeof applicationsLifecycle>;

/** Everything of one founder. Row-level security limits each query to the actor's own rows, but for the outbox, which names its founder. */
@Injectable()
export class ApplicationsFounderRows implements FounderRows<typeof applicationsLifecycle> {
  constructor(private readonly database: Database) {}

  /** Applications one by one, then the versions of their answers. */
  async exportPage(actor: Actor, cursor: string | undefined): Promise<Page> {
    const position = cursor === undefined ? null : exportPositions.decode(cursor);
    if (position !== null && isVersionPosition(position)) return this.versionsPage(actor, position);
    const application = await this.nextApplication(actor, position?.[0] ?? null);
    if (!application) return this.versionsPage(actor, null);
    return { applications: [application], answerVersions: [], nextCursor: exportPositions.encode([application.id]) };
  }

  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await MARKS.set(em, founder);
      await em.execute(ERASE);
      await em.execute(ERASE_EVENTS, [founder.founderId]);
    });
  }

  /** Applications begun and answers written. */
  countUses(actor: Actor, since: string): Promise<DayUses[]> {
    const { founderId } = actor;
    const from = new Date(since);
    return this.database.asFounder(actor, (em) => em.execute(USES, [founderId, from, founderId, from]));
  }

  /** The application after another one, by id, with its answers. */
  private nextApplication(actor: Actor, afterId: string | null): Promise<Application | null> {
    return this.database.asFounder(actor, async (em) => {
      const [application] = await em.execute<ApplicationSummary[]>(NEXT_APPLICATION, [afterId ?? FIRST_ID]);
      if (!application) return null;
      return { ...application, answers: await em.execute<Answer[]>(ANSWERS, [application.id]) };
    });
  }

  private async versionsPage({ founderId }: Actor, after: VersionPosition | null): Promise<Page> {
    const parameters = [founderId, ...(after ?? [FIRST_ID, '', '', 0]), PAGE_VERSIONS + 1];
    const found = await this.database.query<ExportedAnswerVersion>(NEXT_VERSIONS, parameters);
    const page = found.slice(0, PAGE_VERSIONS);
    const last = found.length > PAGE_VERSIONS ? page.at(-1) : undefined;
    return {
      applications: [],
      answerVersions: page,
      nextCursor: last
        ? exportPositions.encode([last.applicationId, last.sectionId, last.fieldId, last.version])
        : null,
    };
  }
}
