import type { Environment } from '@playbook/service-kit/config/settings';
import type { z } from 'zod';

/** What programs need of their surroundings; none of it is a setting of ours. */
const SURROUNDINGS = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'LC_[A-Z]+',
  'TZ',
  'TMPDIR',
  'LD_(?:PRELOAD|LIBRARY_PATH)',
  'NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS|V8_COVERAGE)',
  'OTEL_[A-Z_]+',
  'SSL_CERT_(?:FILE|DIR)',
  'HTTPS?_PROXY',
  'NO_PROXY',
  'https?_proxy',
  'no_proxy',
];
const SURROUNDING_NAME = new RegExp(`^(?:${SURROUNDINGS.join('|')})$`);

/** Whether a variable is what programs need of their surroundings. */
export const isOfSurroundings = (name: string): boolean => SURROUNDING_NAME.test(name);

/**
 * What is left of an environment for one process: the settings that its schemas read, as values or as files, and the
 * surroundings of any program. Everything else may be a secret that is none of its business.
 */
export function environmentFor(schemas: readonly z.ZodObject[], environment: Environment): NodeJS.ProcessEnv {
  const read = new Set(schemas.flatMap(({ shape }) => Object.keys(shape)).flatMap((name) => [name, `${name}_FILE`]));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => read.has(name) || isOfSurroundings(name)));
}
