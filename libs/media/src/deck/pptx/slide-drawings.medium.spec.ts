import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import type { PlannedSlide } from '@playbook/testing/decks/planned-deck';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';
import { readDeck } from '../read-deck.js';

jest.setTimeout(120_000);
const hasOffice = existsSync('/usr/lib/libreoffice/program/libslideshowlo.so');
const folder = mkdtempSync(join(tmpdir(), 'playbook-drawn-'));
const file = join(folder, 'in');
const FIRST: PlannedSlide = { title: 'Clinics lose $9,000 a month', lines: ['One in eight claims is denied'] };
const SECOND: PlannedSlide = { title: '41 clinics pay us', lines: ['Two customers left'] };
const PALE: PlannedSlide = { ...SECOND, grey: 0.8 };

let pictures: (string | null)[];
const read = (slides: readonly PlannedSlide[]) => {
  writeFileSync(file, pptxDeck({ slides }));
  const onSlide = (_: DeckSlide, picture: string | null): void => void pictures.push(picture);
  return readDeck(file, { pictures: folder, onSlide });
};
const contrasts = ({ lines }: DeckSlide): boolean[] => lines.map(({ contrast }) => contrast !== null);

beforeEach(() => {
  pictures = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a PPTX', () => {
  it('is drawn where LibreOffice is installed, with the contrast and the place of each line, and leaves its pictures alone', async () => {
    const { isDrawn, slides } = await read([FIRST, PALE]);
    expect(isDrawn).toBe(hasOffice);
    expect(slides.map(contrasts)).toEqual([
      [hasOffice, hasOffice],
      [hasOffice, hasOffice],
    ]);
    expect(pictures.filter((picture) => picture !== null)).toHaveLength(hasOffice ? 2 : 0);
    expect(readdirSync(folder).toSorted()).toEqual(hasOffice ? ['1.jpg', '2.jpg', 'in'] : ['in']);
  });

  it('has no drawing of a slide that is hidden, and the right one of the next', async () => {
    const { slides } = await read([FIRST, { ...FIRST, isHidden: true }, PALE]);
    expect(slides.map(contrasts).map(([first]) => first)).toEqual([hasOffice, false, hasOffice]);
    expect(pictures.map((picture) => picture !== null)).toEqual([hasOffice, false, hasOffice]);
    const isPale = ({ lines: [line] }: DeckSlide): boolean => (line?.contrast ?? 1) < 3;
    // What was not drawn counts as pale here: the first one was, and is not.
    expect(slides.map(isPale)).toEqual([!hasOffice, true, true]);
  });

  it('is not drawn where a picture of it is to be fetched, and nothing is', async () => {
    const calls: unknown[] = [];
    const server = createServer((socket) => calls.push(socket.destroy())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { readonly port: number };
    const { isDrawn, slides } = await read([{ ...FIRST, pictureAddress: `http://127.0.0.1:${port}/picture.png` }]);
    expect([isDrawn, slides[0]?.lines.length]).toEqual([false, 2]);
    server.close();
    await once(server, 'close');
    expect(calls).toEqual([]);
  });
});
