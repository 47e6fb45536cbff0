import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { DECK_MAX_BYTES } from '@playbook/contracts/decks/deck-limits';
import type { DeckRejectionCode } from '@playbook/contracts/decks/deck-rejection';
import { pdfDeck } from '@playbook/testing/decks/pdf-deck';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';
import { zipOf } from '@playbook/testing/decks/zip-of';
import { damaged } from '../../test/clips/hostile-videos.js';
import {
  emptyPages,
  presentation,
  withCalls,
  withDeepXml,
  withDoctype,
  withEndlessPages,
  withExternalSlide,
  withHugePart,
  withLaughs,
  withManyElements,
  withManyWords,
  withPassword,
  withPathOutside,
} from '../../test/decks/hostile-decks.js';
import { FLAGS } from '../../test/known-video.js';
import { DeckProcess } from './deck-process.js';
import { DeckRejected } from './deck-rejected.js';
import { readDeck } from './read-deck.js';

jest.setTimeout(120_000);
/** `npm run damaged-decks` tries 500 of each. */
const DAMAGED_FILES = 40;
const folder = mkdtempSync(join(tmpdir(), 'playbook-decks-'));
const file = join(folder, 'in');
const entry = { file: pathToFileURL(join(import.meta.dirname, 'deck-main.ts')), execArgv: FLAGS };
const decks = new DeckProcess(30_000, entry);

afterAll(() => rmSync(folder, { recursive: true }));

describe('a deck that is none, or more than it should be', () => {
  it.each<[DeckRejectionCode, string, () => Buffer | Promise<Buffer>]>([
    ['empty', 'nothing', () => Buffer.alloc(0)],
    ['not-a-deck', 'a text', () => Buffer.from('Our deck')],
    ['not-a-deck', 'another archive', () => zipOf({ 'Index/Document.iwa': 'x' })],
    ['other-office', 'an older presentation', () => Buffer.from('D0CF11E0A1B11AE10000', 'hex')],
    ['unreadable', 'a PDF that is cut off', async () => (await emptyPages(3)).subarray(0, 60)],
    ['unreadable', 'an archive that is cut off', () => presentation().subarray(0, 200)],
    ['unreadable', 'a PDF of endless pages', withEndlessPages],
    ['password', 'a PDF with a password', withPassword],
    ['too-many-slides', 'a PDF of 10,000 pages', () => emptyPages(10_000)],
    ['too-many-slides', 'a PPTX of 61 slides', () => presentation({}, 61)],
    ['too-much-text', 'a PPTX of more text than fits on slides', withManyWords],
    ['no-slides', 'a PPTX without slides', () => presentation({}, 0)],
    ['slide-size', 'a PDF of huge pages', () => emptyPages(1, [14_000, 14_000])],
    ['macros', 'a PPTX with macros', () => presentation({ 'ppt/vbaProject.bin': 'x' })],
    ['unreadable', 'a file of the machine as an entity', withDoctype],
    ['unreadable', 'a billion laughs', withLaughs],
    ['unreadable', 'a slide at an address', withExternalSlide],
    ['unreadable', 'a slide outside of the archive', withPathOutside],
    ['too-complex', 'XML of 5,000 levels', withDeepXml],
    ['too-complex', 'a part of 60 MB in an archive of 60 kB', withHugePart],
    ['too-complex', 'a million elements', withManyElements],
  ])('is refused as %s: %s', async (code, _, make) => {
    writeFileSync(file, await make());
    await expect(decks.read(file)).rejects.toMatchObject({ name: 'DeckRejected', code });
  });

  it('is refused by its size before it is read', async () => {
    writeFileSync(file, '%PDF-');
    truncateSync(file, DECK_MAX_BYTES + 1);
    await expect(decks.read(file)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is given up when it takes too long', async () => {
    writeFileSync(file, presentation());
    await expect(new DeckProcess(1, entry).read(file)).rejects.toMatchObject({ code: 'too-complex' });
  });
});

describe('a PDF that calls an address', () => {
  it('is read with the comment that stands on it, and nobody is called', async () => {
    const calls: unknown[] = [];
    const server = createServer((socket) => calls.push(socket.destroy())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { readonly port: number };
    writeFileSync(file, await withCalls(`http://127.0.0.1:${port}/`));
    const { slides } = await decks.read(file);
    expect(slides.map(({ notes }) => notes)).toEqual(['Say the price']);
    server.close();
    await once(server, 'close');
    expect(calls).toEqual([]);
  });
});

describe('damaged decks', () => {
  it.each(['pdf', 'pptx'])('of %s are read or refused', async (format) => {
    const slides = [{ title: 'Clinics lose $9,000 a month', lines: ['One in eight claims is denied'] }];
    const bytes = format === 'pdf' ? await pdfDeck({ slides }) : pptxDeck({ slides });
    const ends: string[] = [];
    for (let seed = 0; seed < DAMAGED_FILES; seed += 1) {
      writeFileSync(file, damaged(bytes, seed));
      ends.push(
        await readDeck(file).then(
          () => 'read',
          (error: unknown) => (error instanceof DeckRejected ? error.code : 'fault'),
        ),
      );
    }
    expect(ends).not.toContain('fault');
    expect(ends).toContain('unreadable');
  });
});
