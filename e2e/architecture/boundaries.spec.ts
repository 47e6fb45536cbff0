import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALLOWED, FORBIDDEN, type PlantedImport } from './support/planted-imports.js';
import { ROOT, workspacePackages } from './support/workspace.js';

const RULE = 'eslint(no-restricted-imports)';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** Each planted import gets a file of its own beside the path it is planted at, so that findings can be told apart. */
const fileOf = ({ path }: PlantedImport, index: number): string => path.replace(/([\w-]+)((\.\w+)+)$/, `$1-${index}$2`);

/** Lints the planted files under our configuration, away from the working tree, and returns which of them it refuses. */
function refusedFiles(folder: string, planted: readonly PlantedImport[]): Set<string> {
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  planted.forEach((plant, index) => {
    const file = join(folder, fileOf(plant, index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { x } from '${plant.importedModule}';\n\nexport const y = x;\n`);
  });
  const command = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return new Set(diagnostics.filter(({ code }) => code === RULE).map(({ filename }) => filename));
}

describe('package boundaries in lint', () => {
  let folder: string;
  const planted = [...FORBIDDEN, ...ALLOWED];
  let refused: Set<string>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-imports-'));
    refused = refusedFiles(folder, planted);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(FORBIDDEN.map((plant, index) => [plant.path, plant.importedModule, fileOf(plant, index)]))(
    'forbid %s to import %s',
    (_path, _module, file) => {
      expect([...refused]).toContain(file);
    },
  );

  it.each(ALLOWED.map((plant, index) => [plant.path, plant.importedModule, fileOf(plant, index + FORBIDDEN.length)]))(
    'allow %s to import %s',
    (_path, _module, file) => {
      expect([...refused]).not.toContain(file);
    },
  );

  it('forbid a service to import each other service', () => {
    const services = workspacePackages().filter(({ folder: path }) => path.startsWith('services/'));
    const imports = services.flatMap((from) =>
      services
        .filter((to) => to !== from)
        .map((to) => ({ path: `${from.folder}/src/y.ts`, importedModule: `${to.manifest.name}/service` })),
    );
    const own = mkdtempSync(join(tmpdir(), 'planted-services-'));
    try {
      expect(refusedFiles(own, imports).size).toBe(imports.length);
      expect(imports.length).toBeGreaterThan(0);
    } finally {
      rmSync(own, { recursive: true });
    }
  });
});
