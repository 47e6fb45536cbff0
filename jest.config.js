/** One configuration for every kind of test; `npm test -- --selectProjects small` runs one kind. */
import { existsSync } from 'node:fs';

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        target: 'es2024',
        keepClassNames: true,
      },
      module: { type: 'es6' },
    },
  ],
};

/** Every kind runs in Node on the TypeScript sources. */
const node = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // This package offers its TypeScript under our condition `source`; Jest does not compile packages.
    '^eventsource-parser(/stream)?$': '<rootDir>/node_modules/eventsource-parser/dist$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/(?!node_modules/)(.*/)?(dist|\\.playbook|\\.nx|\\.cache)/'],
  transform,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};

/** Real PostgreSQL, NATS and Redis, started once for all projects that use them and only when one of their tests runs. */
const withServers = {
  globalSetup: '<rootDir>/libs/testing/src/jest/infra-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/src/jest/infra-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/libs/testing/src/jest/time-limit.js'],
};

/** Tests of the built product; where a topology is named, one product runs for all files of the project. */
const endToEnd = (name, folder, topology) => ({
  ...node,
  displayName: `e2e-${name}`,
  testMatch: [`<rootDir>/e2e/${folder}/*.e2e.ts`],
  testEnvironmentOptions: {},
  setupFilesAfterEnv: [
    '<rootDir>/e2e/support/time-limit.js',
    ...(folder === 'api' ? ['<rootDir>/e2e/api/hold-to-description.ts'] : []),
  ],
  ...(topology && { globals: { topology } }),
  ...((topology === 'local' || topology === 'distributed') && {
    globalSetup: '<rootDir>/e2e/support/global-setup.mjs',
    globalTeardown: '<rootDir>/e2e/support/global-teardown.mjs',
  }),
});

const PACKAGES = '{libs,services,gateway,infra}';
const webProject = new URL('web/jest.project.js', import.meta.url);
const webSetup = new URL('web/src/testing/setup.ts', import.meta.url);

export default {
  projects: [
    {
      ...node,
      displayName: 'small',
      testMatch: [`<rootDir>/${PACKAGES}/**/*.spec.ts`],
      testPathIgnorePatterns: ['\\.(medium|contract|kustomize)\\.spec\\.ts$', '/node_modules/'],
    },
    { ...node, ...withServers, displayName: 'medium', testMatch: [`<rootDir>/${PACKAGES}/**/*.medium.spec.ts`] },
    { ...node, ...withServers, displayName: 'contract', testMatch: [`<rootDir>/${PACKAGES}/**/*.contract.spec.ts`] },
    // What kustomize renders, held to schemas and rules; needs kubectl.
    { ...node, displayName: 'kubernetes', testMatch: ['<rootDir>/infra/kubernetes/**/*.kustomize.spec.ts'] },
    { ...node, displayName: 'architecture', testMatch: ['<rootDir>/e2e/architecture/*.spec.ts'] },
    { ...node, displayName: 'generate', testMatch: ['<rootDir>/e2e/generate/*.spec.ts'] },
    endToEnd('local', 'api', 'local'),
    endToEnd('distributed', 'api', 'distributed'),
    endToEnd('start', 'start'),
    endToEnd('web', 'web', 'local'),
    endToEnd('telemetry', 'telemetry'),
    // Both against containers that `npm run verify:containers` starts.
    endToEnd('containers', 'containers', 'containers'),
    endToEnd('containers-api', 'api', 'containers'),
    // Their images, as pods.
    endToEnd('pods', 'pods'),
    ...(existsSync(webSetup) ? [(await import(webProject.href)).default] : []),
  ],
};
