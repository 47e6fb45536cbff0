import { jest } from '@jest/globals';

/** For one test against real servers, the start of a service with a database of its own included, on a machine that does other things too. */
const TEST_LIMIT_MS = 30_000;

jest.setTimeout(TEST_LIMIT_MS);
