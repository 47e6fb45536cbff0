import { setTimeout as delay } from 'node:timers/promises';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { SeverableLink } from '@playbook/testing/infra/severable-link';
import type { Product } from '@playbook/testing/product/start-product';
import { signUpFounder } from '../support/auth/founder.js';
import { allKinds } from './history/all-kinds.js';
import { AnswerWriter } from './answer-writer.js';
import { type Fault, Nemesis, type Recovery } from './nemesis.js';

/** Fifty saves a second in all: each of them in a field of its own. */
const FOUNDERS = 10;
const FIELDS_PER_FOUNDER = 5;
/** How long saves go on before anything is hurt. */
const CALM_S = 5;
const MS_PER_S = 1_000;

export interface CampaignReport {
  readonly recoveries: readonly Recovery[];
  /** Saves of answers. */
  readonly acknowledged: number;
  /** Acknowledged writes of other kinds, by their name. */
  readonly others: Readonly<Record<string, number>>;
  /** Acknowledged saves a second before the first fault. */
  readonly savesPerSecond: number;
  /** What is not as it was acknowledged: not there, there twice, or there again. */
  readonly lost: readonly string[];
}

export interface Campaign {
  /** The faults, by the kinds of processes that run. */
  readonly chooseFaults: (kinds: readonly string[]) => Iterable<Fault>;
  readonly onRecovery?: (recovery: Recovery) => void;
  /** Connections to servers outside of the product, by the server's name. */
  readonly links?: ReadonlyMap<string, SeverableLink>;
}

/** Faults one after another, each after the recovery from the one before, under saves that never stop. */
export async function runCampaign(
  product: Product,
  { chooseFaults, onRecovery = () => undefined, links }: Campaign,
): Promise<CampaignReport> {
  const writers = await makeWriters(product);
  const nemesis = new Nemesis(product, writers, links);
  const kinds = await allKinds(product.url);
  const working = Promise.all([...writers, ...kinds].map((writer) => writer.run()));
  const recoveries: Recovery[] = [];
  const saved = (): number => writers.reduce((sum, { saves }) => sum + saves, 0);
  let savesPerSecond = 0;
  try {
    await delay(CALM_S * MS_PER_S);
    savesPerSecond = saved() / CALM_S;
    for (const fault of chooseFaults(await nemesis.kinds())) {
      const recovery = await nemesis.inflict(fault);
      recoveries.push(recovery);
      onRecovery(recovery);
    }
  } finally {
    for (const writer of [...writers, ...kinds]) writer.stop();
    await working;
  }
  const lost = (await Promise.all(writers.map((writer) => writer.faults()))).flat();
  const others = Object.fromEntries(kinds.map(({ name, acknowledged }) => [name, acknowledged]));
  for (const kind of kinds) lost.push(...(await kind.faults()));
  return { recoveries, acknowledged: saved(), others, savesPerSecond, lost };
}

async function makeWriters({ url }: Product): Promise<AnswerWriter[]> {
  const founders = await Promise.all(Array.from({ length: FOUNDERS }, () => signUpFounder(url)));
  const fields = APPLICATION_FIELDS.slice(0, FIELDS_PER_FOUNDER);
  return founders.flatMap((founder) => fields.map((field) => new AnswerWriter(url, founder, field)));
}
