import type { Request } from 'autocannon';
import { applicationSchema, savedAnswerSchema } from '@playbook/contracts/applications/application.schema';
import { type FieldAddress, REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Target } from '../measure/load.js';

/** A server that keeps applications: the product, or the bare pair. */
export interface Site {
  readonly name: string;
  readonly url: string;
  /** Address of the application; answers are below it. */
  readonly path: string;
  readonly processIds: readonly number[];
  /** Headers of each founder's requests. */
  readonly founders: readonly Readonly<Record<string, string>>[];
}

type Founder = Site['founders'][number];

const EDITED: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
/** Half a page of the form. */
const ANSWER_CHARS = 447;
const PREPARED_AT_ONCE = 8;

const text = (turn: number): string =>
  `Week ${turn}: 31 clinics pay $99 a month, 4 more than last week. `.repeat(8).slice(0, ANSWER_CHARS);

/** What founders do in the builder: each has 17 answers, opens the application, and edits one of them. */
export class FoundersWork {
  private readonly versions = new Map<Founder, number>();
  private turn = 0;

  private constructor(private readonly site: Site) {}

  /** Writes every founder's 17 answers. */
  static async prepare(site: Site): Promise<FoundersWork> {
    const work = new FoundersWork(site);
    // Some at a time, for all of them at once are more than a machine that does other things responds to in time.
    for (let first = 0; first < site.founders.length; first += PREPARED_AT_ONCE) {
      const some = site.founders.slice(first, first + PREPARED_AT_ONCE);
      await Promise.all(some.map((founder) => work.writeAll(founder)));
    }
    return work;
  }

  /** Opening the application; connections take turns among the founders. */
  get loading(): Target {
    return {
      ...this.target,
      requestOf: (connection, connections) => {
        const next = this.turns(connection, connections);
        return { setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...next() } }) };
      },
    };
  }

  /** Saving an answer, each time with another text on the version that is stored. */
  get saving(): Target {
    return {
      ...this.target,
      requestOf: (connection, connections) => this.saves(this.turns(connection, connections)),
      // The end of the run before has cut off requests whose answers nobody read.
      prepare: async () => {
        for (const founder of this.site.founders) await this.noteVersion(founder);
      },
    };
  }

  private get target(): Target {
    const { name, url, path, processIds } = this.site;
    return { name, url: url + path, headers: {}, processIds };
  }

  private saves(next: () => Founder): Request {
    let founder = next();
    return {
      setupRequest: (request) => {
        founder = next();
        this.turn += 1;
        const body = { value: text(this.turn), baseVersion: this.versions.get(founder) ?? 0 };
        return {
          ...request,
          method: 'PUT',
          path: this.answerPath(EDITED),
          headers: { ...request.headers, ...founder, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
      },
      onResponse: (status, body) => {
        if (status === 200) this.versions.set(founder, savedAnswerSchema.parse(JSON.parse(body)).version);
      },
    };
  }

  /** The founders of one connection, over and over. */
  private turns(connection: number, connections: number): () => Founder {
    const own = this.site.founders.filter((_, index) => index % connections === connection);
    let turn = 0;
    return () => {
      const founder = own[turn % own.length];
      if (!founder) throw new Error('There are fewer founders than connections');
      turn += 1;
      return founder;
    };
  }

  private async writeAll(founder: Founder): Promise<void> {
    await this.load(founder);
    for (const field of REQUIRED_FIELDS) await this.saveFirst(founder, field);
  }

  private async noteVersion(founder: Founder): Promise<void> {
    const { answers } = applicationSchema.parse(await this.load(founder));
    const edited = answers.find(({ fieldId }) => fieldId === EDITED.fieldId);
    this.versions.set(founder, edited?.version ?? 0);
  }

  private answerPath({ sectionId, fieldId }: FieldAddress): string {
    return `${this.site.path}/answers/${sectionId}/${fieldId}`;
  }

  private async load(founder: Founder): Promise<unknown> {
    return this.answerOf(await fetch(this.site.url + this.site.path, { headers: { ...founder } }));
  }

  private async saveFirst(founder: Founder, field: FieldAddress): Promise<void> {
    const reply = await fetch(this.site.url + this.answerPath(field), {
      method: 'PUT',
      headers: { ...founder, 'content-type': 'application/json' },
      body: JSON.stringify({ value: text(0), baseVersion: 0 }),
    });
    savedAnswerSchema.parse(await this.answerOf(reply));
  }

  private async answerOf(reply: Response): Promise<unknown> {
    if (!reply.ok) throw new Error(`${this.site.name} answered ${reply.status}`);
    return reply.json();
  }
}
