/**
 * Writes a kind of analysis, from contract to tests, and enters it wherever kinds are listed: `npm run new:kind NAME`. What it judges are
 * texts with numbers in them; change them into what the kind is for.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedName, format, insertBehind, root, stamp, writeTemplates } from './write-files.mjs';

const name = checkedName(process.argv[2]);
const Name = name[0].toUpperCase() + name.slice(1);
const SERVICE = 'services/analysis';
const folder = `${SERVICE}/src/${name}-analyses`;
const contracts = `libs/contracts/src/analysis/${name}`;
for (const path of [folder, contracts]) if (existsSync(join(root, path))) throw new Error(`${path} exists already`);

const written = [
  ...writeTemplates('kind/contracts', contracts, name),
  ...writeTemplates('kind/service', SERVICE, name),
];

/** Where an import goes: before the first one of the file. */
const FIRST_IMPORT = /^import /m;
const importing = (names, from) => [FIRST_IMPORT, `import { ${names} } from '${from}';\n`, 'before'];
const contractPath = `${name}/${name}-analysis.contract.js`;

/** What each file is given, and where. */
const INSERTIONS = {
  'libs/contracts/src/analysis/analysis-kinds.contract.ts': [
    importing(`${name}Analyses`, `./${contractPath}`),
    [/ANALYSIS_KINDS = \[\n(?: {2}\w{1,40},\n){1,40}/, `  ${name}Analyses,\n`],
  ],
  'libs/contracts/src/contract-modules.ts': [
    [FIRST_IMPORT, `import * as ${name}Analysis from './analysis/${contractPath}';\n`, 'before'],
    [/CONTRACT_MODULES[^\n]{0,200}\n/, `  ${name}Analysis,\n`],
  ],
  [`${SERVICE}/src/kinds.ts`]: [
    importing(`${name}Kind`, `./${name}-analyses/${name}.kind.js`),
    [/KINDS[^\n]{0,80} = \[[^\]]{0,400}/, `, ${name}Kind`],
  ],
  [`${SERVICE}/src/analysis.module.ts`]: [
    importing(`${Name}Controller`, `./${name}-analyses/${name}.controller.js`),
    [/ContentController,\n/, `    ${Name}Controller,\n`],
  ],
  [`${SERVICE}/src/service.ts`]: [
    importing(`${Name}AnalysisEntity`, `./${name}-analyses/${name}-analysis.entity.js`),
    importing(`Create${Name}Analyses`, `./migrations/${stamp}-create-${name}-analyses.js`),
    [/AnswerAnalysisEntity,\n/, `      ${Name}AnalysisEntity,\n`],
    [
      / {4}migrations: \[\n(?:[^\]\n]{0,160}\n){1,80}/,
      `      { name: '${stamp}-create-${name}-analyses', class: Create${Name}Analyses },\n`,
    ],
  ],
  [`${SERVICE}/src/engine/engine.worker.ts`]: [
    importing(`${name}Engine`, `../${name}-analyses/${name}.engine.js`),
    importing(`${name}Kind`, `../${name}-analyses/${name}.kind.js`),
    [/serveKind\(ideaKind, ideaEngine\),\n/, `  ${name}: serveKind(${name}Kind, ${name}Engine),\n`],
  ],
  [`${SERVICE}/src/engine/warm-up.ts`]: [
    importing(`${name}Engine`, `../${name}-analyses/${name}.engine.js`),
    [/warmUp\(\): void \{\n/, `  ${name}Engine.critique({ text: TEXT });\n`],
  ],
  [`${SERVICE}/test/histories.fixture.ts`]: [
    importing(`analyze${Name}, ${name}Analyses`, `@playbook/contracts/analysis/${name}/${name}-analysis.contract`),
    [
      /HISTORIES[^\n]{0,80}\n/,
      `{
        kind: ${name}Analyses,
        table: '${name}_analyses',
        analyze: (rpc, founder, call = {}) =>
          rpc.call(analyze${Name}, { text: call.isOther ? 'Payroll for vets' : PITCH, ...keyed(call) }, founder),
        kept: { text: PITCH },
        columns: 'founder_id, text, score, engine, critique, created_at',
        planted: { text: \`'x'\`, score: '1' },
      },\n`,
    ],
  ],
  'web/src/features/profile/lib/stored-kinds.ts': [
    [
      /answerAnalyses: \{[^\n]{0,160}\n/,
      `${name}Analyses: { label: '${Name} analyses', one: '${name} analysis', many: '${name} analyses' },\n`,
    ],
  ],
  'web/src/features/profile/lib/usage-tools.ts': [
    [/answerAnalyses: \{[^\n]{0,160}\n/, `${name}Analyses: { label: '${Name} analyses', tone: 'muted' },\n`],
  ],
  'e2e/api/authorisation-matrix.e2e.ts': [
    [
      /^const ROWS[^\n]{0,200}\n/m,
      `'POST /functions/v1/analyze-${name}': { body: { text: 'Payroll for dentists' } },
      'GET /rest/v1/${name}-analyses': {},
      'GET /rest/v1/${name}-analyses/:id': {
        params: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
        otherFounder: 404,
        owner: 404,
      },\n`,
    ],
  ],
  'docs/architecture.md': [
    [
      /^\| `analysis` {1,20}\|[^\n]{0,200}\n/m,
      `| \`analysis\` | ${name} analyses with their evidence | the service's own role and row-level security per founder |\n`,
    ],
  ],
  'README.md': [
    [
      /^\| `PLAYBOOK_ALLOWANCE_IDEA_CHECKS`[^\n]{0,400}\n/m,
      `| \`PLAYBOOK_ALLOWANCE_${name.toUpperCase()}_ANALYSES\` | \`2000\` | the same of ${name} analyses |\n`,
    ],
  ],
};
for (const [path, insertions] of Object.entries(INSERTIONS)) insertBehind(path, insertions);

const edited = Object.keys(INSERTIONS);
format([folder, contracts, `${SERVICE}/src/migrations`, ...edited]);
process.stdout.write(
  `Wrote ${written.length} files of the kind ${name}, and entered it in:\n  ${edited.join('\n  ')}\n`,
);
