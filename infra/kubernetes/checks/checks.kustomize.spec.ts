import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { processSecretsSchema } from '../../src/process-secrets/process-secrets.settings.js';
import type { Rendering } from '../rendering/objects.js';
import { requireKustomize } from '../rendering/render.js';
import { COMBINATIONS, renderAll } from '../rendering/renderings.js';
import { installationSecrets } from '../secrets/installation-secrets.js';
import { createChecks } from './check-all.js';
import type { Finding } from './finding.js';
import { POD_ERRORS } from './planted/pod-errors.js';
import type { Breakable } from './planted/planted-error.js';
import { RELATION_ERRORS } from './planted/relation-errors.js';

const ROOT = join(import.meta.dirname, '../../..');
const SETUP_MS = 180_000;
const PLANTED = [...POD_ERRORS, ...RELATION_ERRORS];

const NONE: Rendering = { name: 'none', isProduction: false, objects: [] };

/** Keeps secrets in memory, each with as many characters as one has. */
class SecretsInMemory {
  private readonly made = new Map<string, string>();

  async secret(name: string, make: () => string | Promise<string> = () => name.padEnd(43, '-')): Promise<string> {
    const value = this.made.get(name) ?? (await make());
    this.made.set(name, value);
    return value;
  }
}

describe('what k8s makes', () => {
  let renderings: readonly Rendering[];
  let check: (rendering: Rendering) => readonly Finding[];

  // Rendered once: errors are planted into copies of what was rendered.
  beforeAll(async () => {
    await requireKustomize();
    check = createChecks(await installationSecrets(processSecretsSchema.parse({}), new SecretsInMemory()));
    renderings = await renderAll();
  }, SETUP_MS);

  it('is two overlays and the combinations of components', () => {
    expect(renderings).toHaveLength(2 + COMBINATIONS.length);
    expect(renderings.filter(({ objects }) => objects.length < 40)).toEqual([]);
    const names = renderings.flatMap(({ name }) => name.split('+'));
    const folders = ['overlays', 'components'].flatMap((folder) => readdirSync(join(ROOT, 'k8s', folder)));
    expect(folders.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has nothing that a check finds', () => {
    const findings = renderings.flatMap((rendering) => check(rendering).map((finding) => [rendering.name, finding]));
    expect(findings).toEqual([]);
  });

  it.each(PLANTED)('has no room for $title, which $check finds', ({ check: name, rendering, plant }) => {
    const { isProduction, objects: rendered } = renderings.find((known) => known.name === rendering) ?? NONE;
    const objects = structuredClone(rendered) as Breakable[];
    plant(objects);
    const findings = check({ name: rendering, isProduction, objects });
    expect(findings.map((finding) => finding.check)).toContain(name);
  });
});
