/**
 * Writes a service with one table of founders' rows, from contract to tests, and enters it wherever services are listed:
 * `npm run new:service NAME`. What it keeps are notes; change them into what the service is for.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedName, insertBehind, root, writeTemplates } from './write-files.mjs';

const name = checkedName(process.argv[2]);
const folder = `services/${name}`;
if (existsSync(join(root, folder))) throw new Error(`${folder} exists already`);
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const writeJson = (path, value) => writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
const sorted = (object) => Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const written = [
  ...writeTemplates('service/contracts', `libs/contracts/src/${name}`, name),
  ...writeTemplates('service/service', folder, name),
];

// The package: what every service needs, in the versions that the others have.
const NEEDED =
  /^(@mikro-orm\/|@nestjs\/|@playbook\/(contracts|service-kit|testing)$|reflect-metadata$|rxjs$|zod$|pg$|@types\/pg$)/;
const needed = (packages = {}) => Object.fromEntries(Object.entries(packages).filter(([key]) => NEEDED.test(key)));
const model = readJson('services/insights/package.json');
const manifest = {
  ...model,
  name: `@playbook/${name}`,
  dependencies: needed(model.dependencies),
  devDependencies: needed(model.devDependencies),
};
writeJson(`${folder}/package.json`, manifest);
const infra = readJson('infra/package.json');
infra.dependencies = sorted({ ...infra.dependencies, [manifest.name]: manifest.version });
writeJson('infra/package.json', infra);

const lock = readJson('package-lock.json');
const { version, dependencies, devDependencies } = manifest;
lock.packages[`node_modules/@playbook/${name}`] = { resolved: folder, link: true };
lock.packages[folder] = { name: manifest.name, version, dependencies, devDependencies };
lock.packages['infra'].dependencies = infra.dependencies;
lock.packages = sorted(lock.packages);
writeJson('package-lock.json', lock);
const link = join(root, 'node_modules/@playbook', name);
if (existsSync(join(root, 'node_modules/@playbook')) && !existsSync(link)) symlinkSync(`../../${folder}`, link, 'dir');

insertBehind('libs/contracts/src/contract-modules.ts', [
  [/^import /m, `import * as ${name} from './${name}/${name}.contract.js';\n`, 'before'],
  [/CONTRACT_MODULES[^\n]{0,200}\n/, `  ${name},\n`],
]);
insertBehind('libs/contracts/src/founder/founder-lifecycles.contract.ts', [
  [
    /^import type \{ FounderLifecycle/m,
    `import { ${name}Lifecycle } from '../${name}/${name}-lifecycle.contract.js';\n`,
    'before',
  ],
  [/FOUNDER_LIFECYCLES = \[\n(?: {2}\w+,\n)*/, `  ${name}Lifecycle,\n`],
]);
insertBehind('infra/src/composition/services.ts', [
  [/^import type \{ ServiceDefinition/m, `import { ${name}Service } from '@playbook/${name}/service';\n`, 'before'],
  [/SERVICES[^\n]{0,200}\n(?: {2}\w+,\n)*/, `  ${name}Service,\n`],
]);
insertBehind('e2e/api/authorisation-matrix.e2e.ts', [
  [
    /^const ROWS[^\n]{0,200}\n/m,
    `  'GET /rest/v1/${name}-notes': {},\n  'POST /rest/v1/${name}-notes': { body: { text: 'Call nine clinics' } },\n`,
  ],
]);
insertBehind('docs/architecture.md', [
  [
    /^\| `insights` {5}\|[^\n]{0,200}\n/m,
    `| \`${name}\` | notes, erasures | the service's own role and row-level security per founder |\n`,
  ],
]);

const edited = [
  'libs/contracts/src/contract-modules.ts',
  'libs/contracts/src/founder/founder-lifecycles.contract.ts',
  'infra/src/composition/services.ts',
  'infra/package.json',
  'package-lock.json',
  'e2e/api/authorisation-matrix.e2e.ts',
  'docs/architecture.md',
];
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/prettier/bin/prettier.cjs'),
    '--write',
    '--log-level',
    'warn',
    folder,
    `libs/contracts/src/${name}`,
    ...edited.filter((path) => path !== 'package-lock.json'),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.stdout.write(
  `Wrote ${written.length + 1} files of the service ${name}, and entered it in:\n  ${edited.join('\n  ')}\n`,
);
