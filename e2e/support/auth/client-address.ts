import { randomInt } from 'node:crypto';

const OCTET_VALUES = 256;

/** Another client of the product, which trusts one proxy in these tests: limits by address must not join the tests together. */
export const forwardedFor = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(OCTET_VALUES)}.${randomInt(OCTET_VALUES)}.${randomInt(OCTET_VALUES)}`,
});
