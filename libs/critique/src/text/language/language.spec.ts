import { describe, expect, it } from '@jest/globals';
import { isNoise, languageOf } from './language.js';
import { tagTokens } from '../grammar/tag.js';
import { tokenise } from '../tokens/tokenise.js';

describe('languageOf', () => {
  it.each([
    ['Van rental in Las Vegas and Los Angeles', 'english'],
    ['Cold storage in São Paulo and Rio de Janeiro', 'english'],
    ['DLR with line-mounted inclinometers, +22% ampacity on 110 kV', 'english'],
    ['Wir machen Software für Zahnärzte', 'german'],
    ['Aplicativo para agendar consultas médicas online.', 'portuguese'],
    ['Aplikacja dla rolników, która liczy krowy na pastwisku', 'other'],
    ['歯科医院のための給与計算ソフト', 'other'],
  ])('%s: %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('isNoise', () => {
  const noise = (text: string): boolean => isNoise(text, tagTokens(tokenise(text)), false);

  it.each(['', '...', '12 34 56', 'asdfkj lkjsdf qwoeiru zxmcnv', 'qwe rty uio pasd', 'lorem ipsum dolor sit amet'])(
    '%j is noise',
    (text) => {
      expect(noise(text)).toBe(true);
    },
  );

  it.each(['Uber for phlebotomists.', 'Airbnb for EV chargers.', 'Perovskite tandem retrofits', 'Laundry'])(
    '%j is not',
    (text) => {
      expect(noise(text)).toBe(false);
    },
  );
});
