import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  InterviewDebrief,
  InterviewPlan,
  InterviewSummary,
  InterviewTurn,
} from '@playbook/contracts/interviews/interview.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { type InterviewRow, interviewRowSchema, interviewSummaryRowSchema } from './interview-rows.schema.js';

const COLUMNS = fragment`id, started_at as "startedAt", ended_at as "endedAt", plan, turns, debrief`;

/** A place in the list of interviews. */
export interface InterviewPosition {
  readonly startedAt: string;
  readonly id: string;
}

/** What changes when an answer was judged, or an interview ends. */
export interface InterviewProgress {
  readonly turns: readonly InterviewTurn[];
  /** Set where it ends. */
  readonly debrief: InterviewDebrief | null;
}

const countSchema = z.object({ count: z.coerce.number().int() });
const daySchema = z.object({ date: z.iso.date(), uses: z.coerce.number().int() });

/** Every query on interviews. Row-level security limits each of them to the actor's own rows. */
@Injectable()
export class InterviewsRepository {
  constructor(private readonly database: Database) {}

  find(actor: Actor, id: string): Promise<InterviewRow | null> {
    const one = sql`select ${COLUMNS} from interviews.interviews where id = ${id}`;
    return this.database.asFounder(actor, (em) => rowIn(em, interviewRowSchema, one));
  }

  /** The interview that has not ended. */
  running(actor: Actor): Promise<InterviewRow | null> {
    const one = sql`select ${COLUMNS} from interviews.interviews where ended_at is null`;
    return this.database.asFounder(actor, (em) => rowIn(em, interviewRowSchema, one));
  }

  async count(actor: Actor): Promise<number> {
    const counted = sql`select count(*) as count from interviews.interviews`;
    const row = await this.database.asFounder(actor, (em) => rowIn(em, countSchema, counted));
    return row?.count ?? 0;
  }

  /** Null where one runs already, or the founder's account is being deleted. */
  add(actor: Actor, plan: InterviewPlan, first: InterviewTurn['question']): Promise<InterviewRow | null> {
    const question = JSON.stringify(first);
    const insert = sql`
      insert into interviews.interviews (id, founder_id, started_at, plan, turns)
      select ${randomUUID()}, ${actor.founderId}, now.at, ${JSON.stringify(plan)}::jsonb, jsonb_build_array(jsonb_build_object(
        'question', ${question}::jsonb, 'askedAt', to_char(now.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'answer', null, 'seconds', null, 'judgement', null))
      from (select date_trunc('milliseconds', clock_timestamp()) as at) as now
      on conflict (founder_id) where ended_at is null do nothing
      returning ${COLUMNS}`;
    return this.database.asFounder(actor, (em) => rowIn(em, interviewRowSchema, insert));
  }

  /** Null where the interview has gone on or ended since `before`. */
  store(actor: Actor, before: InterviewRow, { turns, debrief }: InterviewProgress): Promise<InterviewRow | null> {
    const update = sql`
      update interviews.interviews set turns = ${JSON.stringify(turns)}::jsonb,
        debrief = ${debrief === null ? null : JSON.stringify(debrief)}::jsonb,
        ended_at = case when ${debrief !== null} then clock_timestamp() end
      where id = ${before.id} and ended_at is null
        and jsonb_array_length(turns) = ${before.turns.length} and turns -> -1 ->> 'answer' is null
      returning ${COLUMNS}`;
    return this.database.asFounder(actor, (em) => rowIn(em, interviewRowSchema, update));
  }

  /** The newest interviews before a place. */
  list(actor: Actor, before: InterviewPosition | null, maxItems: number): Promise<InterviewSummary[]> {
    const page = sql`
      select id, started_at as "startedAt", ended_at as "endedAt", (debrief ->> 'overall')::int as overall,
        (select count(*)::int from jsonb_array_elements(turns) as turn where turn ->> 'answer' <> '') as answered
      from interviews.interviews
      where ${before?.id ?? null}::uuid is null or (started_at, id) < (${before?.startedAt ?? null}::timestamptz, ${before?.id ?? null}::uuid)
      order by started_at desc, id desc limit ${maxItems}`;
    return this.database.asFounder(actor, (em) => rowsIn(em, interviewSummaryRowSchema, page));
  }

  /** The interview behind another one, by time. @param after Null for the first */
  async next(actor: Actor, after: InterviewPosition | null): Promise<InterviewRow | null> {
    const one = sql`
      select ${COLUMNS} from interviews.interviews
      where ${after?.id ?? null}::uuid is null or (started_at, id) > (${after?.startedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)
      order by started_at, id limit 1`;
    return this.database.asFounder(actor, (em) => rowIn(em, interviewRowSchema, one));
  }

  async deleteOne(actor: Actor, id: string): Promise<void> {
    await this.database.asFounder(actor, (em) => runIn(em, sql`delete from interviews.interviews where id = ${id}`));
  }

  async deleteAll(founder: Pick<Actor, 'founderId'>): Promise<void> {
    await this.database.asFounder(founder, (em) => runIn(em, sql`delete from interviews.interviews`));
  }

  /** Interviews that were begun, by day of UTC. @param since The first day that counts */
  countUses(actor: Actor, since: string): Promise<{ date: string; uses: number }[]> {
    const days = sql`
      select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as date, count(*) as uses from interviews.interviews
      where started_at >= ${since}::date at time zone 'UTC' group by 1`;
    return this.database.asFounder(actor, (em) => rowsIn(em, daySchema, days));
  }
}
