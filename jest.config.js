/** One configuration for every kind of test; `npm test -- --selectProjects small` runs one kind. */
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

const base = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['/dist/', '/.playbook/', '/.nx/', '/.cache/'],
  transform,
};

const node = {
  ...base,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};

export default {
  projects: [
    {
      ...node,
      displayName: 'small',
      testMatch: ['<rootDir>/{libs,services,gateway,infra}/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.(medium|contract|architecture)\\.spec\\.ts$', '/node_modules/'],
    },
  ],
};
