import { describe, expect, it } from '@jest/globals';
import { wholeWords } from './whole-words.js';

describe('whole words', () => {
  const words = wholeWords(['clinics?', 'café', '3d']);

  it.each(['Clinics in Austin', 'a clinic.', '"clinic"', 'le Café', 'vet-clinic', '3D parts', 'звонок clinic'])(
    'stand in %s',
    (text) => {
      expect(words.test(text)).toBe(true);
    },
  );

  it.each(['clinical', 'polyclinic', 'éclinic', 'clinicß', 'cafés', '13d', 'clinic2'])('do not stand in %s', (text) => {
    expect(words.test(text)).toBe(false);
  });

  it('are found as they are written where that is asked for', () => {
    expect(wholeWords(['US'], '').test('all of us')).toBe(false);
  });
});
