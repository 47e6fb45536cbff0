import { describe, expect, it } from '@jest/globals';
import { buildAnswerVersion } from '../../../../testing/factories/answer-history.factory.js';
import { versionEntries } from './version-entries.js';

describe('versionEntries', () => {
  it('pairs each version with the text it replaced; the first one replaced nothing', () => {
    const entries = versionEntries([buildAnswerVersion(2, 'two'), buildAnswerVersion(1, 'one')]);
    expect(entries.map(({ isCurrent, textBefore }) => [isCurrent, textBefore])).toEqual([
      [true, 'one'],
      [false, ''],
    ]);
  });

  it('does not know what stood before the oldest one that is loaded or kept', () => {
    expect(versionEntries([buildAnswerVersion(7, 'seven')])[0]?.textBefore).toBeNull();
  });
});
