import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GeneratedCopy } from './support/generated-copy.js';

const TIME_LIMIT_MS = 240_000;
const NAME = 'memo';
/** Its own, and those of the gateway that put lists of every kind together. */
const OF_THE_KIND = `services/analysis/src/${NAME}-analyses|gateway/src/(account/export-document|usage)`;
/** What every kind has to pass: histories, what a founder takes along, what is counted, and the schema that the migrations make. */
const OF_EVERY_KIND =
  'stored-analyses/analyses|founder/(founder|founder-usage|erasure-marks)\\.medium|composition/schemas';
/** Rules of the architecture that a forgotten entry would break. */
const RULES = 'architecture/(bus-contracts|handlers|founder-lifecycles|files|imports|exports|packages|rooms|names)';

describe('a kind of analysis that was written by `npm run new:kind`', () => {
  let copy: GeneratedCopy;
  beforeAll(() => {
    copy = GeneratedCopy.make('infra/generate/new-kind.mjs', NAME);
  }, TIME_LIMIT_MS);
  afterAll(() => copy.remove());

  it.each(['libs/contracts', 'services/analysis', 'gateway', 'web', 'e2e'])(
    'lets the types of %s hold',
    (folder) => {
      expect(copy.types(folder)).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it(
    'breaks no rule of style, and is written as the formatter writes it',
    () => {
      const written = ['libs/contracts/src', 'services/analysis', 'web/src/features/profile', 'e2e/api'];
      expect(copy.style(...written)).toBe('');
      expect(copy.format(...written, 'docs/architecture.md', 'README.md')).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it.each([
    ['its own', 'small', OF_THE_KIND],
    ['those of every kind', 'medium', OF_EVERY_KIND],
    ['those of the architecture', 'architecture', RULES],
  ])(
    'passes the tests: %s',
    (_, project, pattern) => {
      expect(copy.tests(project, pattern)).toBe('');
    },
    TIME_LIMIT_MS,
  );
});
