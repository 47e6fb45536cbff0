import { Controller } from '@nestjs/common';
import type { Interview, InterviewSummary } from '@playbook/contracts/interviews/interview.schema';
import {
  answerInterview,
  deleteInterview,
  endInterview,
  getInterview,
  listInterviews,
  startInterview,
} from '@playbook/contracts/interviews/interviews.contract';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import { cursorCodec } from '@playbook/service-kit/paging/cursor-codec';
import { z } from 'zod';
import { interviewOf } from './interview-of.js';
import { InterviewsRepository } from './interviews.repository.js';
import { Interviews } from './interviews.service.js';

type Founder = RpcCall<'founder'>;
type InputOf<P extends { readonly input: z.ZodType }> = z.output<P['input']>;

const positions = cursorCodec(z.tuple([z.iso.datetime(), z.uuid()]));

@Controller()
export class InterviewsController {
  constructor(
    private readonly interviews: Interviews,
    private readonly rows: InterviewsRepository,
  ) {}

  @Rpc(startInterview)
  start(sources: InputOf<typeof startInterview>, { actor }: Founder): Promise<Interview> {
    return this.interviews.start(actor, sources);
  }

  @Rpc(answerInterview)
  answer(given: InputOf<typeof answerInterview>, { actor }: Founder): Promise<Interview> {
    return this.interviews.answer(actor, given);
  }

  @Rpc(endInterview)
  end({ id }: InputOf<typeof endInterview>, { actor }: Founder): Promise<Interview> {
    return this.interviews.end(actor, id);
  }

  @Rpc(getInterview)
  async get({ id }: InputOf<typeof getInterview>, { actor }: Founder): Promise<Interview> {
    return interviewOf(await this.interviews.get(actor, id));
  }

  @Rpc(listInterviews)
  async list(
    { cursor, limit }: InputOf<typeof listInterviews>,
    { actor }: Founder,
  ): Promise<{ items: InterviewSummary[]; nextCursor: string | null }> {
    const [startedAt, id] = cursor === undefined ? [] : positions.decode(cursor);
    const before = startedAt === undefined || id === undefined ? null : { startedAt, id };
    const found = await this.rows.list(actor, before, limit + 1);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? positions.encode([last.startedAt, last.id]) : null };
  }

  @Rpc(deleteInterview)
  async deleteOne({ id }: InputOf<typeof deleteInterview>, { actor }: Founder): Promise<Record<string, never>> {
    await this.rows.deleteOne(actor, id);
    return {};
  }
}
