import { describe, expect, it } from '@jest/globals';
import { restoreCase } from './restore-case.js';

/** Sentences end at bars. */
function restored(written: string): string {
  let at = 0;
  const parts = written.split('|');
  const spans = parts.map((part) => ({ start: at, end: (at += part.length) }));
  return restoreCase(parts.join(''), spans);
}

describe('restoreCase', () => {
  it.each([
    ['hi im keiko |and i show you lettermill', 'Hi im Keiko And I show you Lettermill'],
    ['this is muster |muster is a board for farms', 'This is Muster Muster is a board for farms'],
    ['we started in march |and sold nine in january', 'We started in March And sold nine in January'],
  ])('writes beginnings and names of %j large', (written, expected) => {
    expect(restored(written)).toBe(expected);
  });

  it('takes no word of the language for a name', () => {
    const written = 'this is what we are raising |dont you see the oversized fleeces that shearers throw away';
    expect(restored(written)).toBe(
      'This is what we are raising Dont you see the oversized fleeces that shearers throw away',
    );
  });

  it('leaves a text with capitals as it is, and the length of any other', () => {
    expect(restored('We are Ada and Sam from Lagos|they pay us')).toBe('We are Ada and Sam from Lagosthey pay us');
    const odd = 'ßtraße ŉot ǆ |ﬁn';
    expect(restored(odd)).toHaveLength(odd.length - 1);
  });
});
