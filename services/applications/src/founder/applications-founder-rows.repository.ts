import { Injectable } from '@nestjs/common';
import {
  type Application,
  answerSchema,
  applicationSummarySchema,
} from '@playbook/contracts/applications/application.schema';
import {
  type applicationsLifecycle,
  exportedAnswerVersionSchema,
} from '@playbook/contracts/applications/applications-lifecycle.contract';
import type { ExportPage } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { type DayUses, dayUsesSchema } from '@playbook/contracts/founder/usage.contract';
import type { FounderRows } from '@playbook/service-kit/founder/founder-rows.port';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { ErasureMarksTable } from '@playbook/service-kit/persistence/erasure-marks-table';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { ANSWER_VERSION_COLUMNS } from '../answers/answer-versions.repository.js';
import { APPLICATION_COLUMNS } from '../applications/applications.repository.js';
import { TargetDateRepository } from '../target-date/target-date.repository.js';
import { exportPositions, isVersionPosition, type VersionPosition } from './export-position.js';

/** Sorts before every other id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** So many of the longest answers fit into a message with room to spare; a whole application has a page of its own. */
const PAGE_VERSIONS = 20;

/** Setting one waits for a first call that is making an application; see `newest_application`. */
const MARKS = new ErasureMarksTable('applications');
type Page = ExportPage<typeof applicationsLifecycle>;

/** Everything of one founder. Row-level security limits each query to the actor's own rows. */
@Injectable()
export class ApplicationsFounderRows implements FounderRows<typeof applicationsLifecycle> {
  constructor(
    private readonly database: Database,
    private readonly dates: TargetDateRepository,
  ) {}

  /** Applications one by one, then the versions of their answers. */
  async exportPage(actor: Actor, cursor: string | undefined): Promise<Page> {
    const position = cursor === undefined ? null : exportPositions.decode(cursor);
    if (position !== null && isVersionPosition(position)) return this.versionsPage(actor, position);
    const targetDates = position === null ? await this.targetDates(actor) : [];
    const application = await this.nextApplication(actor, position?.[0] ?? null);
    if (!application) return { ...(await this.versionsPage(actor, null)), targetDates };
    const nextCursor = exportPositions.encode([application.id]);
    return { applications: [application], answerVersions: [], targetDates, nextCursor };
  }

  async erase(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, async (em) => {
      await MARKS.set(em, founder);
      // Waits for saves that are under way; answers and versions go with their application.
      await runIn(em, sql`delete from applications.applications`);
      await runIn(em, sql`delete from applications.target_dates`);
    });
  }

  /**
   * Applications begun and answers written. Saves follow each other within seconds while somebody types, so that an answer counts once
   * a day.
   */
  countUses(actor: Actor, since: string): Promise<DayUses[]> {
    const { founderId } = actor;
    const from = new Date(since);
    const uses = sql`
      select 'applications' as tool, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as uses
      from applications.applications
      where founder_id = ${founderId} and created_at >= ${from}
      group by 2
      union all
      select 'applicationAnswers', to_char(v.saved_at at time zone 'UTC', 'YYYY-MM-DD'),
        count(distinct (v.application_id, v.section_id, v.field_id))::int
      from applications.answer_versions v
      join applications.applications a on a.id = v.application_id
      where a.founder_id = ${founderId} and v.saved_at >= ${from}
      group by 2`;
    return this.database.asFounder(actor, (em) => rowsIn(em, dayUsesSchema, uses));
  }

  private async targetDates(actor: Actor): Promise<Page['targetDates']> {
    const targetAt = await this.dates.find(actor);
    return targetAt === null ? [] : [{ targetAt }];
  }

  /** The application after another one, by id, with its answers. */
  private nextApplication(actor: Actor, afterId: string | null): Promise<Application | null> {
    const next = sql`
      select ${APPLICATION_COLUMNS} from applications.applications where id > ${afterId ?? FIRST_ID} order by id limit 1`;
    return this.database.asFounder(actor, async (em) => {
      const application = await rowIn(em, applicationSummarySchema, next);
      if (application === null) return null;
      const answers = sql`
        select section_id as "sectionId", field_id as "fieldId", field_value as value, version,
          applications.instant(saved_at) as "savedAt"
        from applications.application_sections where application_id = ${application.id} order by section_id, field_id`;
      return { ...application, answers: await rowsIn(em, answerSchema, answers) };
    });
  }

  private async versionsPage({ founderId }: Actor, after: VersionPosition | null): Promise<Page> {
    const [application, section, field, version] = after ?? [FIRST_ID, '', '', 0];
    const next = sql`
      select application_id as "applicationId", ${ANSWER_VERSION_COLUMNS}
      from applications.next_answer_versions(
        ${founderId}, ${application}, ${section}, ${field}, ${version}, ${PAGE_VERSIONS + 1}
      )`;
    const found = await this.database.rows(exportedAnswerVersionSchema, next);
    const page = found.slice(0, PAGE_VERSIONS);
    const last = found.length > PAGE_VERSIONS ? page.at(-1) : undefined;
    return {
      applications: [],
      answerVersions: page,
      targetDates: [],
      nextCursor: last
        ? exportPositions.encode([last.applicationId, last.sectionId, last.fieldId, last.version])
        : null,
    };
  }
}
