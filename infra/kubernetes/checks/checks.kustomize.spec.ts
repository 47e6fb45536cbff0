import { beforeAll, describe, expect, it } from '@jest/globals';
import { processSecretsSchema } from '../../src/process-secrets/process-secrets.settings.js';
import { renderAll, COMBINATIONS } from '../rendering/renderings.js';
import { requireKustomize } from '../rendering/render.js';
import type { Rendering } from '../rendering/objects.js';
import { installationSecrets } from '../secrets/installation-secrets.js';
import { checkAll } from './check-all.js';
import type { SecretValues } from './relations/check-settings.js';

const RENDER_MS = 180_000;

describe('what k8s makes', () => {
  let renderings: readonly Rendering[];
  let secrets: SecretValues;

  beforeAll(async () => {
    await requireKustomize();
    const made = new Map<string, string>();
    const directory = {
      secret: async (name: string, make: () => string | Promise<string> = () => name.padEnd(43, '-')) => {
        const value = made.get(name) ?? (await make());
        made.set(name, value);
        return value;
      },
    };
    secrets = await installationSecrets(processSecretsSchema.parse({}), directory);
    renderings = await renderAll();
  }, RENDER_MS);

  it('is both overlays and every combination of components, without a finding', () => {
    expect(renderings).toHaveLength(2 + COMBINATIONS.length);
    const t = performance.now();
    const findings = renderings.flatMap((rendering) =>
      checkAll(rendering, secrets).map((finding) => ({ rendering: rendering.name, ...finding })),
    );
    console.log(performance.now() - t, findings.length);
    expect([...new Set(findings.map(({check,object,message})=>`${check} ${object} ${message}`))]).toEqual([]);
  });
});
