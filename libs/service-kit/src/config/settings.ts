import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { StartError } from './start-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with these prefixes are ours, so one that no schema knows is a typing error. */
const OWN_PREFIXES = ['PLAYBOOK_', 'AUTH_'];

/**
 * Reads settings from the environment by a schema, once. `NAME_FILE` may name a file that holds the value of `NAME`.
 * @throws StartError naming the setting that is missing or wrong; its value is never repeated.
 */
export function readSettings<S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = environment[name] ?? readSecretFile(name, environment);
    if (value !== undefined && value !== '') values[name] = value;
  }
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [name = 'a setting', ...within] = issue?.path.map(String) ?? [];
  if (values[name] === undefined)
    throw new StartError('SETTING_MISSING', `The setting ${name} is missing. Set it and start again.`);
  throw new StartError(
    'SETTING_UNUSABLE',
    `The setting ${name} is not usable: ${[...within, issue?.message].join(': ')}. Correct it and start again.`,
  );
}

function readSecretFile(name: string, environment: Environment): string | undefined {
  const path = environment[`${name}_FILE`];
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw new StartError(
      'SETTING_UNREADABLE',
      `The file that ${name}_FILE names cannot be read. Make it readable or unset ${name}_FILE.`,
      { cause },
    );
  }
}

/** @throws StartError for a setting with one of our prefixes that none of the schemas knows. */
export function refuseUnknownSettings(schemas: readonly z.ZodObject[], environment: Environment): void {
  const known = new Set(schemas.flatMap((schema) => Object.keys(schema.shape)));
  for (const name of Object.keys(environment)) {
    if (!OWN_PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    if (known.has(name) || known.has(name.replace(/_FILE$/, ''))) continue;
    throw new StartError(
      'SETTING_UNKNOWN',
      `There is no setting ${name}. Correct its name or unset it; the README lists all settings.`,
    );
  }
}
