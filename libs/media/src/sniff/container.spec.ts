import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extensionOf, sniffContainer } from './container.js';

const bytes = (...parts: (string | number[])[]): Uint8Array => {
  const head = new Uint8Array(64);
  head.set(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );
  return head;
};
const ebml = (...docType: (string | number[])[]): Uint8Array =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x01, 0, 0, 0, 0, 0, 0, 0x1f, 0x42, 0x86, 0x81, 1, 0x42, 0x82], ...docType);

describe('the container of a file', () => {
  it.each([
    ['mp4', bytes([0, 0, 0, 32], 'ftypisom', [0, 0, 2, 0])],
    ['mp4', bytes([0, 0, 0, 28], 'ftypmp42')],
    ['mov', bytes([0, 0, 0, 20], 'ftypqt  ')],
    ['mov', bytes([0, 0, 0, 8], 'wide', [0, 0, 0, 0], 'mdat')],
    ['mov', bytes([0, 0, 9, 8], 'moov', [0, 0, 0, 0], 'mvhd')],
    ['webm', ebml([0x84], 'webm')],
    ['webm', ebml([0x88], 'webm\0\0\0\0')],
  ])('is %s', (container, head) => {
    expect(sniffContainer(head)).toBe(container);
  });

  it.each([
    ['a picture made like MP4', bytes([0, 0, 0, 32], 'ftypavif')],
    ['sound made like MP4', bytes([0, 0, 0, 32], 'ftypM4A ')],
    ['Matroska', ebml([0x88], 'matroska')],
    ['a Matroska size without an end', bytes([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0])],
    ['a document', bytes('%PDF-1.7\n')],
    ['a document with ftyp further on', bytes('%PDF', [0, 0, 0, 32], 'ftypisom')],
    ['an archive', bytes('PK', [3, 4])],
    ['a play list', bytes('#EXTM3U\nhttp://localhost/a.ts')],
    ['a list of files', bytes("ffconcat version 1.0\nfile '/etc/passwd'")],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a box of impossible size', bytes([0xff, 0, 0, 0], 'ftypisom')],
    ['nothing', new Uint8Array()],
  ])('is none for %s', (_, head) => {
    expect(sniffContainer(head)).toBeNull();
  });

  it('is said of any bytes without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.boolean(), (random, isMatroska) => {
        const head = isMatroska ? Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...random]) : random;
        expect([null, 'mp4', 'mov', 'webm']).toContain(sniffContainer(head));
      }),
    );
  });

  it('names the ending of the stored file', () => {
    expect((['mp4', 'mov', 'webm'] as const).map(extensionOf)).toEqual(['mp4', 'mov', 'webm']);
  });
});
