import {
  type DemoAbilities,
  getDemoAbilitiesRoute,
  getDemoPlaybackRoute,
  setDemoFormatRoute,
  setDemoTranscriptRoute,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { DEMO_KIND } from '../../features/demo-analyzer/lib/demo-kind.js';
import { summaryOf } from '../factories/files/demo-analysis.factory.js';
import { reply } from '../fake-gateway.js';
import { filePath, FileServer } from './file-server.js';

/** Holds a founder's videos, newest first, and does with them what the gateway does. */
export class DemoServer extends FileServer<DemoAnalysis> {
  abilities: DemoAbilities = { canAnalyze: true, canTranscribe: true };

  constructor(demos: readonly DemoAnalysis[] = []) {
    super(DEMO_KIND.routes, summaryOf);
    this.gateway.on(`GET ${getDemoAbilitiesRoute.path}`, () => reply(this.abilities));
    for (const demo of demos) this.add(demo);
  }

  override add(demo: DemoAnalysis): void {
    const { id } = demo;
    super.add(demo);
    this.gateway
      .on(`GET ${filePath(getDemoPlaybackRoute, id)}`, () =>
        reply({ url: `/objects/${id}`, expiresAt: '2026-11-20T11:00:00.000Z' }),
      )
      .on(`PUT ${filePath(setDemoTranscriptRoute, id)}`, () => this.one(id))
      .on(`PUT ${filePath(setDemoFormatRoute, id)}`, () => this.one(id));
  }
}
