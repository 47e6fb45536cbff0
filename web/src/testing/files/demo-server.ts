import {
  analyzeDemoRoute,
  cancelDemoAnalysisRoute,
  deleteAllDemosRoute,
  deleteDemoRoute,
  type DemoAbilities,
  getDemoAbilitiesRoute,
  getDemoPlaybackRoute,
  getDemoRoute,
  listDemosRoute,
  setDemoFormatRoute,
  setDemoTranscriptRoute,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { summaryOf } from '../factories/demo-analysis.factory.js';
import { FakeGateway, type GatewayCall, problem, reply } from '../fake-gateway.js';

const PAGE_ITEMS = 10;

/** The address of one video. */
export const demoPath = (route: { readonly path: string }, id: string): string => route.path.replace(':id', id);

/** Holds a founder's videos, newest first, and does with them what the gateway does. */
export class DemoServer {
  readonly gateway = new FakeGateway();
  demos: DemoAnalysis[] = [];
  abilities: DemoAbilities = { canAnalyze: true, canTranscribe: true };
  /** What comes of a call that has a video analysed. */
  onAnalyze: (call: GatewayCall) => Response = () => problem(500, 'unexpected_failure');

  constructor(demos: readonly DemoAnalysis[] = []) {
    this.gateway
      .on(`GET ${listDemosRoute.path}`, ({ url }) => this.#page(Number(url.searchParams.get('cursor') ?? 0)))
      .on(`GET ${getDemoAbilitiesRoute.path}`, () => reply(this.abilities))
      .on(`POST ${analyzeDemoRoute.path}`, (call) => this.onAnalyze(call))
      .on(`DELETE ${deleteAllDemosRoute.path}`, () => {
        const deleted = this.demos.length;
        this.demos = [];
        return reply({ deleted });
      });
    for (const demo of demos) this.add(demo);
  }

  /** Puts a video last. */
  add(demo: DemoAnalysis): void {
    const { id } = demo;
    this.demos.push(demo);
    this.gateway
      .on(`GET ${demoPath(getDemoRoute, id)}`, () => this.#one(id))
      .on(`GET ${demoPath(getDemoPlaybackRoute, id)}`, () =>
        reply({ url: `/objects/${id}`, expiresAt: '2026-11-20T11:00:00.000Z' }),
      )
      .on(`POST ${demoPath(cancelDemoAnalysisRoute, id)}`, () => {
        this.change(id, { status: 'uploaded', progress: null });
        const cancelled = this.demos.find((known) => known.id === id);
        return cancelled === undefined ? problem(404, 'not_found') : reply(summaryOf(cancelled));
      })
      .on(`DELETE ${demoPath(deleteDemoRoute, id)}`, () => {
        this.demos = this.demos.filter((known) => known.id !== id);
        return reply({});
      })
      .on(`PUT ${demoPath(setDemoTranscriptRoute, id)}`, () => this.#one(id))
      .on(`PUT ${demoPath(setDemoFormatRoute, id)}`, () => this.#one(id));
  }

  change(id: string, change: Partial<DemoAnalysis>): void {
    this.demos = this.demos.map((demo) => (demo.id === id ? { ...demo, ...change } : demo));
  }

  #one(id: string): Response {
    const demo = this.demos.find((known) => known.id === id);
    return demo === undefined ? problem(404, 'not_found') : reply(demo);
  }

  #page(from: number): Response {
    const isLast = this.demos.length <= from + PAGE_ITEMS;
    const items = this.demos.slice(from, from + PAGE_ITEMS).map((demo) => summaryOf(demo));
    return reply({ items, nextCursor: isLast ? null : String(from + PAGE_ITEMS) });
  }
}
