import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@playbook/testing/product/start-product';
import { signUpFounder } from '../../support/auth/founder.js';
import { eventually } from '../../support/eventually.js';
import { productProcesses } from '@playbook/testing/product/product-processes';
import { shuffled } from '../shuffled.js';
import type { CampaignKind } from './campaign-kinds.js';
import { FileLibrary, type WatchedFile } from './file-library.js';

/** Everything that an analysis needs, each once: a job whose worker is gone has two more tries. */
const victimsOf = ({ name }: CampaignKind): readonly string[] => [
  `${name}-worker`,
  name,
  'gateway',
  'nats-server',
  'redis-server',
  'postgres',
];
/** By then everything has been killed, and there is work left. */
const LAST_MOMENT_SHARE = 0.8;
const LOOK_EVERY_MS = 250;
/** A lease, and the analyses of everybody else. */
const ALL_DONE_TIMEOUT_MS = 300_000;

interface FileCampaignPlan {
  readonly kind: CampaignKind;
  readonly founders: number;
  readonly filesPerFounder: number;
  /** Decides what is killed when: after how many analyses. */
  readonly seed: number;
}

/** What came of one file. */
export interface FileFate {
  readonly library: FileLibrary;
  readonly file: WatchedFile;
  /** Each end of its analysis that was seen. */
  readonly analyzedAt: ReadonlySet<string>;
}

/** Files that are queued, and what their founders see of them. */
class Queue {
  private readonly seen = new Map<string, Set<string>>();
  private readonly states = new Map<string, string>();

  constructor(private readonly libraries: readonly FileLibrary[]) {}

  /** How many of them have ended, well or badly. */
  get ended(): number {
    return [...this.states.values()].filter((state) => ['completed', 'failed'].includes(state)).length;
  }

  /** For whoever wants to know why the rest has not. */
  describe(): string {
    const counts = Object.entries(Object.groupBy(this.states.values(), (state) => state));
    return counts.map(([state, files]) => `${files?.length} ${state}`).join(', ');
  }

  async look(): Promise<void> {
    for (const library of this.libraries) {
      // Nobody is there while it is started again.
      for (const { id, analyzedAt, status, progress } of await library.list().catch(() => [])) {
        this.states.set(id, progress?.stage ?? status);
        if (analyzedAt !== null) this.seen.set(id, (this.seen.get(id) ?? new Set()).add(analyzedAt));
      }
    }
  }

  async fates(): Promise<FileFate[]> {
    const fates: FileFate[] = [];
    for (const library of this.libraries) {
      for (const { id } of await library.list()) {
        fates.push({ library, file: await library.open(id), analyzedAt: this.seen.get(id) ?? new Set() });
      }
    }
    return fates;
  }
}

/**
 * Kills, one after another, all that an analysis needs, at moments that the seed decides, while files are queued. Somebody deletes one
 * of theirs each time.
 * @returns What came of the files that were not deleted
 */
export async function runFileCampaign(product: Product, plan: FileCampaignPlan): Promise<FileFate[]> {
  const { founders, filesPerFounder, kind } = plan;
  const victims = victimsOf(kind);
  const content = await kind.makeContent();
  const libraries: FileLibrary[] = [];
  for (let count = 0; count < founders; count += 1)
    libraries.push(await upload(product, kind, content, filesPerFounder));
  const leaving = await upload(product, kind, content, victims.length);
  const toDelete = (await leaving.list()).map(({ id }) => id);
  for (const library of [leaving, ...libraries]) {
    for (const { id } of await library.list()) await library.beginAnalysis(id);
  }
  const queue = new Queue(libraries);
  const watching = new AbortController();
  const looking = lookUntil(queue, watching.signal);
  try {
    for (const [index, { name, afterAnalyses }] of murders(plan).entries()) {
      await eventually(async () => queue.ended >= afterAnalyses);
      const killing = kill(product, name);
      await eventually(() => leaving.delete(toDelete[index] ?? ''));
      await killing;
    }
    await eventually(async () => queue.ended === founders * filesPerFounder, ALL_DONE_TIMEOUT_MS);
  } catch (error) {
    throw new Error(`Not all ended: ${queue.describe()}`, { cause: error });
  } finally {
    watching.abort();
    await looking;
  }
  return queue.fates();
}

/** Uploads files of a new founder. */
async function upload({ url }: Product, kind: CampaignKind, content: Buffer, files: number): Promise<FileLibrary> {
  const founder = await signUpFounder(url);
  for (let take = 1; take <= files; take += 1) await kind.upload(url, founder, content, `take-${take}`);
  return new FileLibrary(url, founder, kind);
}

async function lookUntil(queue: Queue, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await queue.look();
    await delay(LOOK_EVERY_MS);
  }
}

function murders({ founders, filesPerFounder, seed, kind }: FileCampaignPlan) {
  const victims = victimsOf(kind);
  const moments = Array.from({ length: Math.floor(founders * filesPerFounder * LAST_MOMENT_SHARE) }, (_, at) => at);
  const chosen = shuffled(moments, seed)
    .slice(0, victims.length)
    .toSorted((a, b) => a - b);
  return shuffled(victims, seed + 1).map((name, index) => ({ name, afterAnalyses: chosen[index] ?? 0 }));
}

/** Kills one process of a kind and waits until there is another one. */
async function kill({ processId: root }: Product, kind: string): Promise<void> {
  const ofKind = async () => (await productProcesses(root)).filter(({ name }) => name === kind);
  const [victim, ...others] = await ofKind();
  if (victim === undefined) throw new Error(`The product runs no ${kind}`);
  process.kill(victim.processId, 'SIGKILL');
  await eventually(async () => {
    const running = await ofKind();
    return running.length > others.length && running.every(({ processId }) => processId !== victim.processId);
  });
}
