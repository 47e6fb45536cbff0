import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '@playbook/testing/wait-until';
import { StreamedDocument } from './streamed-document.js';

async function* endless(): AsyncGenerator<string> {
  for (let piece = 0; ; piece += 1) yield `${piece},`;
}

describe('StreamedDocument', () => {
  it('makes no piece before the one before it is read', async () => {
    let made = 0;
    async function* counted(): AsyncGenerator<string> {
      for await (const piece of endless()) {
        made += 1;
        yield piece;
      }
    }
    const document = new StreamedDocument({ pieces: counted(), onClose: () => undefined });
    const reader = document.body[Symbol.asyncIterator]();
    for (let read = 1; read < 5; read += 1) {
      await reader.next();
      expect(made - read).toBeLessThanOrEqual(2);
    }
    document.body.destroy();
  });

  it.each([
    ['is read to its end', ['[', ']'], false],
    ['is empty', [], false],
    ['cannot be finished', ['[', null], true],
  ])('tells once that nobody reads any more when it %s', async (_, pieces, isBroken) => {
    let closings = 0;
    async function* made(): AsyncGenerator<string> {
      for (const piece of pieces) {
        if (piece === null) throw new Error('broken');
        yield piece;
      }
    }
    const document = new StreamedDocument({ pieces: made(), onClose: () => (closings += 1) });
    const faults: unknown[] = [];
    document.body.on('error', (error) => faults.push(error)).resume();
    await waitUntil(() => closings === 1);
    expect(faults).toHaveLength(isBroken ? 1 : 0);
    expect(document.body.readableEnded).toBe(!isBroken);
  });

  it('breaks off when nobody reads', async () => {
    let closings = 0;
    const document = new StreamedDocument({ pieces: endless(), onClose: () => (closings += 1), stallMs: 1 });
    const [fault] = await once(document.body, 'error');
    expect(fault).toEqual(new Error('Nobody reads the answer'));
    await waitUntil(() => closings === 1);
  });
});
