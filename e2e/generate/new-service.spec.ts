import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GeneratedCopy } from './support/generated-copy.js';

const TIME_LIMIT_MS = 240_000;
const NAME = 'mentors';
/** Rules of the architecture that a forgotten entry would break. */
const RULES = 'architecture/(bus-contracts|handlers|founder-lifecycles|files|imports|exports|packages)';

describe('a service that was written by `npm run new:service`', () => {
  let copy: GeneratedCopy;
  beforeAll(() => {
    copy = GeneratedCopy.make('infra/generate/new-service.mjs', NAME);
  }, TIME_LIMIT_MS);
  afterAll(() => copy.remove());

  it.each(['libs/contracts', `services/${NAME}`, 'gateway', 'infra', 'web', 'e2e'])(
    'lets the types of %s hold',
    (folder) => {
      expect(copy.types(folder)).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it(
    'breaks no rule of style, and is written as the formatter writes it',
    () => {
      const written = [`services/${NAME}`, `libs/contracts/src/${NAME}`, `web/src/features/${NAME}`];
      const lists = ['libs/contracts/src', 'infra/src/composition', 'web/src/app', 'web/src/components/ui', 'e2e'];
      expect(copy.style(...written, ...lists)).toBe('');
      expect(copy.format(...written, ...lists)).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it.each([
    ['its own', 'medium', `services/${NAME}`],
    ['those of its screen', 'web', `features/${NAME}|components/ui/page`],
    ['those of the architecture', 'architecture', RULES],
  ])(
    'passes the tests: %s',
    (_, project, pattern) => {
      expect(copy.tests(project, pattern)).toBe('');
    },
    TIME_LIMIT_MS,
  );
});
