import { beforeEach, describe, expect, it } from '@jest/globals';
import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { EngineBench, SAVED_AT, savedAs } from '../../../testing/drafts/engine-bench.js';
import type { DraftEngine } from './draft-engine.js';
import type { SaveReply } from './save-reply.js';

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const PROGRESS: FieldAddress = { sectionId: 'traction', fieldId: 'progress-made' };
const KEY = 'traction-metrics';
const FAILED: SaveReply = { kind: 'failed', retryAfterMs: null };
const stored = (value: string, version: number): StoredAnswer => ({ value, version, savedAt: SAVED_AT, savedBy: null });
const answer = (value: string, version: number) => ({ ...METRICS, value, version, savedAt: SAVED_AT });

let bench: EngineBench;
let drafts: DraftEngine;
beforeEach(() => {
  bench = new EngineBench();
  drafts = bench.open();
});

/** Types and waits until it is sent. */
const send = async (text: string, address = METRICS): Promise<void> => {
  drafts.change(address, text);
  await bench.clock.advance(1_000);
};

describe('saving', () => {
  it('waits for a second without a key', async () => {
    drafts.change(METRICS, 'M');
    await bench.clock.advance(600);
    drafts.change(METRICS, 'MRR');
    await bench.clock.advance(999);
    expect(bench.sent).toEqual([]);
    await bench.clock.advance(1);
    expect(bench.sent).toEqual([['MRR', 0]]);
  });

  it('does not wait longer than ten seconds for somebody who types without a pause', async () => {
    for (let key = 1; key <= 25; key += 1) {
      drafts.change(METRICS, 'x'.repeat(key));
      await bench.clock.advance(500);
    }
    expect(bench.sent).toEqual([['x'.repeat(20), 0]]);
  });

  it('has one save of a field on its way, and sends the newest text after it', async () => {
    await send('a');
    await send('ab');
    await send('abc');
    await send('other field', PROGRESS);
    expect(bench.sent).toEqual([
      ['a', 0],
      ['other field', 0],
    ]);
    bench.saves[0]!.reply(savedAs(1));
    await bench.clock.advance(0);
    expect(bench.sent.at(-1)).toEqual(['abc', 1]);
  });

  it('sends nothing for a text that is stored already', async () => {
    drafts.change(METRICS, 'a');
    drafts.change(METRICS, '');
    await bench.clock.advance(60_000);
    expect(bench.sent).toEqual([]);
    expect(drafts.snapshot().unsavedKeys).toEqual([]);
  });

  it('sends several replaced fields at once, and leaves out keys of no field', async () => {
    drafts.replaceAll(
      new Map([
        [KEY, 'a'],
        ['traction-progress-made', 'b'],
        ['no-field', 'c'],
      ]),
    );
    await bench.clock.advance(1_000);
    expect(bench.sent).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });

  it('flushes without waiting, and says when it is done', async () => {
    drafts.change(METRICS, 'a');
    let isDone = false;
    const flushing = drafts.flush().then(() => {
      isDone = true;
    });
    await bench.clock.advance(0);
    expect([bench.sent, isDone]).toEqual([[['a', 0]], false]);
    await bench.answer(savedAs(1));
    await flushing;
    expect(isDone).toBe(true);
  });

  it('keeps what the founder sees the same object until it changes', async () => {
    const before = drafts.snapshot();
    await bench.clock.advance(5_000);
    drafts.see([]);
    expect(drafts.snapshot()).toBe(before);
    drafts.change(METRICS, 'a');
    expect(drafts.snapshot()).not.toBe(before);
    expect(drafts.snapshot().conflicts).toBe(before.conflicts);
  });
});

describe('the indicator', () => {
  const shown = () => drafts.snapshot().indicator;

  it('says saving, then saved for two seconds', async () => {
    expect(shown()).toBeNull();
    await send('a');
    expect(shown()).toBe('saving');
    await bench.answer(savedAs(1));
    expect(shown()).toBe('saved');
    await bench.clock.advance(1_999);
    expect(shown()).toBe('saved');
    await bench.clock.advance(1);
    expect(shown()).toBeNull();
  });

  it('says error for three seconds, also when another field was saved meanwhile', async () => {
    await send('a');
    await send('b', PROGRESS);
    bench.saves[0]!.reply({ kind: 'refused' });
    await bench.clock.advance(0);
    expect(shown()).toBe('saving');
    await bench.answer(savedAs(1));
    expect(shown()).toBe('error');
    await bench.clock.advance(3_000);
    expect(shown()).toBeNull();
  });
});

describe('failures', () => {
  it('are tried again, later each time, up to half a minute', async () => {
    await send('a');
    const delaysMs: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const count = bench.saves.length;
      const failedAtMs = bench.clock.nowMs();
      await bench.answer(FAILED);
      while (bench.saves.length === count) await bench.clock.advance(100);
      delaysMs.push(bench.clock.nowMs() - failedAtMs);
    }
    expect(delaysMs).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    await bench.answer(savedAs(1));
    expect(drafts.snapshot().unsavedKeys).toEqual([]);
  });

  it('wait as long as the server asks, whatever the network does meanwhile', async () => {
    await send('a');
    await bench.answer({ kind: 'failed', retryAfterMs: 40_000 });
    drafts.setOnline(false);
    drafts.setOnline(true);
    await bench.clock.advance(39_999);
    expect(bench.sent).toHaveLength(1);
    await bench.clock.advance(1);
    expect(bench.sent).toHaveLength(2);
  });

  it('end with the network: then everything is sent at once', async () => {
    await send('a');
    drafts.setOnline(false);
    expect(drafts.snapshot().isOnline).toBe(false);
    await bench.answer(FAILED);
    drafts.setOnline(true);
    expect(bench.sent).toHaveLength(2);
  });

  it('of all fields are probed with one save at a time', async () => {
    await send('a');
    await bench.answer(FAILED);
    for (const address of [METRICS, PROGRESS]) drafts.change(address, 'b');
    await bench.clock.advance(1_000);
    expect(bench.sent).toHaveLength(2);
    await bench.answer(savedAs(1));
    expect(bench.sent).toHaveLength(3);
  });

  it('include a save without an answer, which is given up after 15 seconds', async () => {
    await send('a');
    await bench.clock.advance(15_000);
    expect(bench.saves[0]?.signal.aborted).toBe(true);
    await bench.clock.advance(500);
    expect(bench.sent).toHaveLength(2);
  });

  it('take a text for the founder’s own that was stored although its answer was lost', async () => {
    await send('a');
    await bench.answer(FAILED);
    drafts.change(METRICS, 'ab');
    await bench.clock.advance(1_000);
    await bench.answer({ kind: 'conflict', stored: stored('a', 1) });
    expect(drafts.snapshot().conflicts).toEqual({});
    expect(bench.sent.at(-1)).toEqual(['ab', 1]);
  });

  it('remember a few texts of unknown fate only, and settle these first', async () => {
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      drafts.change(METRICS, `text ${attempt}`);
      await bench.clock.advance(30_000);
      await bench.answer(FAILED);
    }
    const texts = bench.sent.map(([text]) => text);
    expect([...new Set(texts)]).toEqual(['text 1', 'text 2', 'text 3', 'text 4']);
    expect(texts.at(-1)).toBe('text 4');
    expect(drafts.snapshot().texts[KEY]).toBe('text 6');
  });

  it('of the text itself are not repeated until it is changed', async () => {
    await send('a');
    await bench.answer({ kind: 'refused' });
    expect(drafts.snapshot()).toMatchObject({ unsavedKeys: [KEY], refusedKeys: [KEY], indicator: 'error' });
    await bench.clock.advance(120_000);
    expect(bench.sent).toHaveLength(1);
    await send('ab');
    expect(bench.sent).toHaveLength(2);
    expect(drafts.snapshot().refusedKeys).toEqual([]);
  });
});

describe('a session that is over', () => {
  it('keeps the text until there is another one', async () => {
    await send('a');
    await bench.answer({ kind: 'signed-out' });
    await send('ab');
    expect(bench.sent).toHaveLength(1);
    drafts.renewSession();
    expect(bench.sent.at(-1)).toEqual(['ab', 0]);
  });

  it('is over for good when the account is being deleted, and the browser keeps nothing', async () => {
    await send('a');
    expect(bench.device.journals.size).toBe(1);
    await bench.answer({ kind: 'closed' });
    expect(bench.device.journals.size).toBe(0);
    drafts.renewSession();
    await send('ab');
    expect(bench.sent).toHaveLength(1);
  });
});

describe('a conflict', () => {
  beforeEach(async () => {
    await send('mine');
    await bench.answer({ kind: 'conflict', stored: stored('theirs', 3) });
  });

  it('shows both texts, and sends nothing until the founder has chosen', async () => {
    expect(drafts.snapshot()).toMatchObject({ conflicts: { [KEY]: stored('theirs', 3) }, indicator: 'error' });
    expect(drafts.snapshot().texts[KEY]).toBe('mine');
    await send('mine, longer');
    drafts.renewSession();
    await bench.clock.advance(60_000);
    expect(bench.sent).toHaveLength(1);
  });

  it('is over with the founder’s own text, on what is stored', async () => {
    drafts.resolveConflict(METRICS, 'mine');
    expect(bench.sent.at(-1)).toEqual(['mine', 3]);
    await bench.answer(savedAs(4));
    expect(drafts.snapshot()).toMatchObject({ conflicts: {}, unsavedKeys: [] });
  });

  it('is over with the stored text, which can be undone by typing', async () => {
    drafts.resolveConflict(METRICS, 'stored');
    expect(drafts.snapshot()).toMatchObject({ conflicts: {}, unsavedKeys: [] });
    expect(drafts.snapshot().texts[KEY]).toBe('theirs');
    await send('mine');
    expect(bench.sent.at(-1)).toEqual(['mine', 3]);
  });

  it('is none any more when the founder types what is stored', () => {
    drafts.change(METRICS, 'theirs');
    expect(drafts.snapshot()).toMatchObject({ conflicts: {}, unsavedKeys: [] });
  });

  it('shows what is stored now when that changed again', () => {
    drafts.see([answer('theirs, newer', 4)]);
    expect(drafts.snapshot().conflicts[KEY]?.value).toBe('theirs, newer');
    drafts.see([answer('theirs', 3)]);
    expect(drafts.snapshot().conflicts[KEY]?.value).toBe('theirs, newer');
  });

  it('comes back after a reload', async () => {
    const next = bench.open([answer('theirs', 3)], 'page-2');
    bench.device.end('page-1');
    next.recover(bench.device.journal('page-2').readOthers());
    expect(next.snapshot().texts[KEY]).toBe('mine');
    await bench.answer({ kind: 'conflict', stored: stored('theirs', 3) });
    expect(next.snapshot().conflicts[KEY]?.value).toBe('theirs');
  });
});

describe('news from elsewhere', () => {
  it('comes into a field that the founder has not changed, from a load and from another tab', async () => {
    const other = bench.open([], 'page-2');
    await send('a');
    await bench.answer(savedAs(1));
    await bench.clock.advance(10);
    expect(other.snapshot().texts[KEY]).toBe('a');
    other.see([answer('b', 2)]);
    expect(other.snapshot()).toMatchObject({ unsavedKeys: [], conflicts: {} });
    expect(other.snapshot().texts[KEY]).toBe('b');
  });

  it('is no conflict where the founder has typed the same', () => {
    drafts.change(METRICS, 'a');
    drafts.see([answer('a', 1)]);
    expect(drafts.snapshot()).toMatchObject({ unsavedKeys: [], conflicts: {} });
  });

  it('does not replace what the founder has typed: the server is asked at once', async () => {
    drafts.change(METRICS, 'mine');
    drafts.see([answer('theirs', 1)]);
    expect(drafts.snapshot().texts[KEY]).toBe('mine');
    expect(bench.sent).toEqual([['mine', 0]]);
  });

  it('includes a version that was brought back', async () => {
    const other = bench.open([answer('b', 2)], 'page-2');
    drafts.adopt(METRICS, { value: 'a', version: 3, savedAt: SAVED_AT });
    await bench.clock.advance(10);
    for (const tab of [drafts, other]) expect(tab.snapshot()).toMatchObject({ unsavedKeys: [], texts: { [KEY]: 'a' } });
    expect(bench.sent).toEqual([]);
  });
});

describe('what a page leaves behind', () => {
  it('is sent by the next page, every text of every closed one', async () => {
    const second = bench.open([], 'page-2');
    drafts.change(METRICS, 'of the first');
    await bench.clock.advance(10);
    second.change(METRICS, 'of the second');
    const third = bench.open([], 'page-3');
    third.recover(bench.device.journal('page-3').readOthers());
    expect(third.snapshot().texts[KEY]).toBe('of the second');
    // A crash again, before either is saved.
    const fourth = bench.open([], 'page-4');
    fourth.recover(bench.device.journal('page-4').readOthers());
    await bench.answer(savedAs(1));
    expect(bench.sent.at(-1)).toEqual(['of the first', 0]);
    await bench.answer({ kind: 'conflict', stored: stored('of the second', 1) });
    expect(fourth.snapshot()).toMatchObject({ texts: { [KEY]: 'of the first' }, unsavedKeys: [KEY] });
    expect(fourth.snapshot().conflicts[KEY]?.value).toBe('of the second');
  });

  it('is told to the founder once when the browser does not keep it, and typing goes on', async () => {
    bench.isStorageFull = true;
    drafts.change(METRICS, 'a');
    drafts.change(METRICS, 'ab');
    expect(bench.journalFailures).toBe(1);
    bench.isStorageFull = false;
    drafts.change(METRICS, 'abc');
    bench.isStorageFull = true;
    drafts.change(METRICS, 'abcd');
    expect(bench.journalFailures).toBe(2);
    await bench.clock.advance(1_000);
    expect(bench.sent).toEqual([['abcd', 0]]);
  });
});

describe('the end of the screen', () => {
  it('comes when everything is saved, and not before', async () => {
    drafts.change(METRICS, 'a');
    drafts.dispose();
    expect([bench.sent, bench.ends]).toEqual([[['a', 0]], 0]);
    await bench.answer(savedAs(1));
    expect(bench.ends).toBe(1);
  });

  it('does not come when the screen comes back first', async () => {
    drafts.change(METRICS, 'a');
    drafts.dispose();
    drafts.resume();
    await bench.answer(savedAs(1));
    expect(bench.ends).toBe(0);
  });
});
