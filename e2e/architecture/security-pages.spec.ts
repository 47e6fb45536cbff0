import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = ['docs/security/asvs.md', 'docs/security/threat-model.md'] as const;
/** Requirements of ASVS 5.0.0 by level. */
const REQUIREMENTS = { '1': 70, '2': 183 } as const;
const STATES = ['met', 'partly', 'open', 'n/a'];

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

interface Requirement {
  readonly id: string;
  readonly level: string;
  readonly state: string;
  readonly how: string;
}

const requirements: readonly Requirement[] = read(PAGES[0])
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id = '', level = '', , state = '', how = '']) => ({ id, level, state, how }));

describe('the pages on security', () => {
  it.each(PAGES)('%s names files that exist', (page) => {
    const files = [...read(page).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.tsx?)`/g)].map(([, file = '']) => file);
    expect(files).not.toHaveLength(0);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('have a row for each requirement of the levels 1 and 2, once', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const [level, count] of Object.entries(REQUIREMENTS)) {
      expect(requirements.filter((row) => row.level === level)).toHaveLength(count);
    }
  });

  it('say how each requirement stands, and why', () => {
    expect(requirements.filter(({ state, how }) => !STATES.includes(state) || how === '')).toEqual([]);
  });
});
