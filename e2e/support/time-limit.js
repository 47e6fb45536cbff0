import { jest } from '@jest/globals';

/** For one test, a start of the product and a browser included, on a machine that does other things too. */
const TEST_LIMIT_MS = 120_000;

jest.setTimeout(TEST_LIMIT_MS);
