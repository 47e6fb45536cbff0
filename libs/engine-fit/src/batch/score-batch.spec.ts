import { pitchCritiqueSchema } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { describe, expect, it } from '@jest/globals';
import { BATCH_KINDS } from './kinds.js';
import { PITCH_BATCH } from './kinds/pitch.batch.js';
import { readBatch } from './read-batch.js';
import { scoreBatch } from './score-batch.js';

const PITCH = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';

describe('scoreBatch', () => {
  it("answers each item in turn with its id, in the contract's shape", () => {
    const results = scoreBatch(PITCH_BATCH, [
      { id: 'a', text: PITCH },
      { id: 'b', pitch: 'We sell software.' },
    ]);
    expect(results.map(({ id }) => id)).toEqual(['a', 'b']);
    for (const { id: _, ...critique } of results) expect(pitchCritiqueSchema.parse(critique)).toEqual(critique);
  });

  it('names what is wrong with an item and scores the others', () => {
    const items = [{ id: 'a' }, { id: 'b', text: ' ' }, { text: PITCH }, 7, { id: 'c', text: PITCH }];
    expect(scoreBatch(PITCH_BATCH, items)).toMatchObject([
      { id: 'a', error: { code: 'validation_failed', issues: [{ path: 'text' }] } },
      { id: 'b', error: { issues: [{ path: 'text', message: 'must not be empty' }] } },
      { id: null, error: { issues: [{ path: 'id' }] } },
      { id: null, error: { issues: [{ path: '' }] } },
      { id: 'c', notScoredReason: null },
    ]);
  });

  it('refuses an id that two items share', () => {
    const twice = scoreBatch(PITCH_BATCH, [
      { id: 'a', text: PITCH },
      { id: 'a', text: PITCH },
    ]);
    expect(twice).toMatchObject([{ error: { issues: [{ path: 'id' }] } }, { error: { issues: [{ path: 'id' }] } }]);
  });

  it.each(Object.keys(BATCH_KINDS))('loads the kind %s', async (kind) => {
    expect(await BATCH_KINDS[kind]?.()).toHaveProperty('score');
  });
});

describe('readBatch', () => {
  it('takes a list, or a list under items', () => {
    expect(readBatch('[1, 2]')).toEqual([1, 2]);
    expect(readBatch('{"items": [1, 2]}')).toEqual([1, 2]);
  });

  it.each(['', '{"id": 1}', 'null', '[1'])('refuses %j', (json) => {
    expect(() => readBatch(json)).toThrow('The input is not');
  });
});
