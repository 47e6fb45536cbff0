import { describe, expect, it } from '@jest/globals';
import { slideMarks } from './slide-marks.js';
import { textBlocks } from './text-blocks.js';

const BOX = { left: 0.1, top: 0.2, width: 0.5, height: 0.1 };

describe('slideMarks', () => {
  it('numbers places by their remarks, and leaves out remarks on the whole slide', () => {
    const other = { ...BOX, top: 0.6 };
    expect(slideMarks([{ box: null }, { box: BOX }, { box: other }])).toEqual([
      { box: BOX, numbers: [2] },
      { box: other, numbers: [3] },
    ]);
  });

  it('has one mark for several remarks on one place', () => {
    expect(slideMarks([{ box: BOX }, { box: { ...BOX, left: 0.1004 } }])).toEqual([{ box: BOX, numbers: [1, 2] }]);
  });
});

describe('textBlocks', () => {
  const line = (text: string, box: typeof BOX | null) => ({ text, box, sizePt: 20, contrast: null, isTitle: false });

  it('puts the paragraphs of a shape together, and leaves out what stands nowhere', () => {
    const [first, second, third, lost] = [
      line('a', BOX),
      line('b', { ...BOX, top: 0.6 }),
      line('c', { ...BOX }),
      line('d', null),
    ];
    expect(textBlocks([first, second, third, lost])).toEqual([
      { box: BOX, lines: [first, third] },
      { box: { ...BOX, top: 0.6 }, lines: [second] },
    ]);
  });
});
