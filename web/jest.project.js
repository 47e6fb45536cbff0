/** Tests of the web app. Run alone: `NODE_OPTIONS=--experimental-vm-modules jest -c web/jest.project.js`. */
export default {
  displayName: 'web',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/jest.environment.js',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'], url: 'http://localhost:3000/' },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.woff', '.webp'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/stubs/css-module.stub.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^(.*\\.woff)\\?url$': '$1',
  },
  modulePathIgnorePatterns: ['/dist/'],
  transformIgnorePatterns: ['/node_modules/(?!.*\\.woff$)'],
  transform: {
    '\\.woff$': '<rootDir>/build/font-address.transformer.js',
    '\\.webp$': '<rootDir>/build/picture-address.transformer.js',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
  },
};
