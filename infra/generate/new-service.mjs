/**
 * Writes a service with one table of founders' rows and a screen, from contract to tests, and enters it wherever services, routes and pages
 * are listed: `npm run new:service NAME`. What it keeps are notes; change them into what the service is for.
 */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedName, format, insertBehind, root, writeTemplates } from './write-files.mjs';

const name = checkedName(process.argv[2]);
const Name = name[0].toUpperCase() + name.slice(1);
const folder = `services/${name}`;
const screen = `web/src/features/${name}`;
for (const path of [folder, screen]) if (existsSync(join(root, path))) throw new Error(`${path} exists already`);
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const writeJson = (path, value) => writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
const sorted = (object) => Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const written = [
  ...writeTemplates('service/contracts', `libs/contracts/src/${name}`, name),
  ...writeTemplates('service/service', folder, name),
  ...writeTemplates('service/web', screen, name),
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

/** Apart from its path, so that this file does not seem to import the page. */
const DYNAMIC_IMPORT = 'import';

/** What each file is given, and where. */
const INSERTIONS = {
  'libs/contracts/src/contract-modules.ts': [
    [/^import /m, `import * as ${name} from './${name}/${name}.contract.js';\n`, 'before'],
    [/CONTRACT_MODULES[^\n]{0,200}\n/, `  ${name},\n`],
  ],
  'libs/contracts/src/founder/founder-lifecycles.contract.ts': [
    [
      /^import type \{ FounderLifecycle/m,
      `import { ${name}Lifecycle } from '../${name}/${name}-lifecycle.contract.js';\n`,
      'before',
    ],
    [/FOUNDER_LIFECYCLES = \[\n(?: {2}\w+,\n)*/, `  ${name}Lifecycle,\n`],
  ],
  'libs/contracts/src/core/web-paths.ts': [[/^ {2}profile: /m, `  ${name}: '/${name}',\n`, 'before']],
  'infra/src/composition/services.ts': [
    [/^import type \{ ServiceDefinition/m, `import { ${name}Service } from '@playbook/${name}/service';\n`, 'before'],
    [/SERVICES[^\n]{0,200}\n(?: {2}\w+,\n)*/, `  ${name}Service,\n`],
  ],
  'web/src/app/router/app-pages.ts': [
    [/^import \{\n/m, '  IconNotes,\n'],
    [
      /^const profile = /m,
      `const ${name} = afterPreload(() => ${DYNAMIC_IMPORT}('../../features/${name}/components/${name}-page.js'));\n`,
      'before',
    ],
    [
      /^ {2}\{\n {4}path: WEB_PATHS\.profile,/m,
      `{
        path: WEB_PATHS.${name},
        label: PAGE_HEADS.${name}.name,
        icon: IconNotes,
        component: lazyRouteComponent(${name}, '${Name}Page'),
      },\n`,
      'before',
    ],
  ],
  'web/src/components/ui/page/page-heads.ts': [
    [
      /^ {2}profile: \{/m,
      `  ${name}: { name: '${Name}', title: '${Name}', lead: 'What you noted, the newest first.' },\n`,
      'before',
    ],
  ],
  'web/src/failures/page-failures.ts': [
    [
      /^\/\*\* A page failed to render/m,
      `export const ${name.toUpperCase()}_NOT_LOADED = { text: 'Your notes could not be loaded. Please try again.' };\n\n`,
      'before',
    ],
  ],
  'e2e/web/layout.e2e.ts': [[/^ {2}\['Profile', /m, `  ['${Name}', '/${name}'],\n`, 'before']],
  'e2e/web/guarded-pages.e2e.ts': [[/^ {2}\['\/profile', /m, `  ['/${name}', '${Name}'],\n`, 'before']],
  'e2e/api/authorisation-matrix.e2e.ts': [
    [
      /^const ROWS[^\n]{0,200}\n/m,
      `  'GET /rest/v1/${name}-notes': {},\n  'POST /rest/v1/${name}-notes': { body: { text: 'Call nine clinics' } },\n`,
    ],
  ],
  'docs/architecture.md': [
    [
      /^\| `insights` {1,20}\|[^\n]{0,200}\n/m,
      `| \`${name}\` | notes, erasures | the service's own role and row-level security per founder |\n`,
    ],
  ],
};
for (const [path, insertions] of Object.entries(INSERTIONS)) insertBehind(path, insertions);

const edited = Object.keys(INSERTIONS);
format([folder, `libs/contracts/src/${name}`, screen, 'infra/package.json', ...edited]);
process.stdout.write(
  `Wrote ${written.length + 1} files of the service ${name}, and entered it in:\n  ${[...edited, 'infra/package.json', 'package-lock.json'].join('\n  ')}\n` +
    'npm run kubernetes makes its base for clusters; infra/Dockerfile, docker-compose.yml and k8s/overlays/prod name its image.\n',
);
