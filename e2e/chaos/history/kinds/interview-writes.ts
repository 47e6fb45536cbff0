import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import {
  answerInterviewRoute,
  getInterviewRoute,
  listInterviewsRoute,
  startInterviewRoute,
} from '@playbook/contracts/interviews/interviews.contract';
import type { Founder } from '../../../support/auth/founder.js';
import { attempt, readUntilGiven } from '../fate-of.js';
import { UniqueWrites } from '../unique-writes.js';
import type { Fate } from '../write-kind.js';

const answerOf = (value: string): string => `31 clinics, ${value}.`;

/** Answers of mock interviews; a question that has its answer keeps it. */
export class InterviewWrites extends UniqueWrites {
  readonly name = 'interview';
  protected readonly isRepeatable = true;
  /** Where each answer belongs; sent again, it goes to the same question. */
  private readonly questions = new Map<string, { readonly id: string; readonly questionId: string }>();

  constructor(
    private readonly url: string,
    private readonly founder: Founder,
  ) {
    super();
  }

  protected async write(value: string): Promise<Fate> {
    const question = this.questions.get(value) ?? (await this.ask());
    if (question === null) return 'unknown';
    this.questions.set(value, question);
    const { fate } = await attempt(`${this.url}${answerInterviewRoute.path}`, {
      body: { ...question, answer: answerOf(value), seconds: 5 },
      token: this.founder.session.access_token,
    });
    return fate;
  }

  protected async stored(): Promise<readonly string[]> {
    const token = this.founder.session.access_token;
    const listed = await readUntilGiven(`${this.url}${listInterviewsRoute.path}?limit=100`, { token });
    const values: string[] = [];
    for (const { id } of listInterviewsRoute.response.parse(listed.json).items) {
      const reply = await readUntilGiven(`${this.url}${getInterviewRoute.path.replace(':id', id)}`, { token });
      const { turns } = getInterviewRoute.response.parse(reply.json);
      values.push(...turns.map(({ answer }) => (answer ?? '').replace(/^31 clinics, |\.$/g, '')));
    }
    return values;
  }

  /** The question that waits for an answer, of the interview that runs or of a new one. */
  private async ask(): Promise<{ id: string; questionId: string } | null> {
    const { fate, reply } = await attempt(`${this.url}${startInterviewRoute.path}`, {
      method: 'POST',
      token: this.founder.session.access_token,
    });
    if (fate !== 'stored') return null;
    const { interview }: { interview: Interview } = startInterviewRoute.response.parse(reply?.json).data;
    const questionId = interview.turns.at(-1)?.question.id;
    return questionId === undefined ? null : { id: interview.id, questionId };
  }
}
