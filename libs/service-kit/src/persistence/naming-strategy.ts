import { UnderscoreNamingStrategy } from '@mikro-orm/core';

const SUFFIXES = {
  primary: 'pkey',
  foreign: 'fkey',
  unique: 'key',
  index: 'idx',
  sequence: 'seq',
  check: 'check',
  default: 'default',
  trigger: 'trigger',
};

/** Names of constraints as PostgreSQL itself gives them, so that entities describe what migrations made without naming each. */
export class PostgresNamingStrategy extends UnderscoreNamingStrategy {
  override indexName(tableName: string, columns: string[], type: keyof typeof SUFFIXES): string {
    const subject = type === 'primary' || type === 'sequence' ? [tableName] : [tableName, ...columns];
    return [...subject, SUFFIXES[type]].join('_');
  }
}
