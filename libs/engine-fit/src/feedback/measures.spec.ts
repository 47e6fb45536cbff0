import { describe, expect, it } from '@jest/globals';
import { unreadSlots } from '@playbook/critique/engine/slots/slot';
import type { SlotReading, TextReading } from './labelled-texts.js';
import { isMet, type ReadAndTold } from './measure.js';
import { firstRemarkRight, missingPrecision, missingRecall, repetition } from './remarks.measures.js';
import { rewritesThatPass, textsWithRewrite } from './rewrites.measures.js';
import type { Told } from './told.js';

const STATED: SlotReading = { state: 'stated', quote: 'dentists' };
const WANTED: SlotReading = { state: 'absent', matters: true };

function reading(slot: SlotReading, first: TextReading['first'] = ['ready']): TextReading {
  const slots = Object.fromEntries(Object.keys(unreadSlots()).map((name) => [name, STATED]));
  return { id: 'a', slots: { ...slots, price: slot } as TextReading['slots'], first, terms: [], typos: [] };
}

function readAndTold(told: Partial<Told>, ...readings: [TextReading, TextReading]): ReadAndTold {
  return {
    text: { id: 'a', kind: 'one-liner', text: 'We bill 31 dentists.' },
    readings,
    told: { score: 50, topics: [], remarks: [], rewrites: [], ...told },
  };
}

const both = (slot: SlotReading, first?: TextReading['first']): [TextReading, TextReading] => [
  reading(slot, first),
  reading(slot, first),
];
const rewrite = (text: string, score = 50): Told['rewrites'][number] => ({
  original: 'We bill 31 dentists.',
  text,
  score,
});

describe('what is called missing', () => {
  it('is wrong where both readers found it', () => {
    const measure = missingPrecision([readAndTold({ topics: ['missing:price'] }, ...both(STATED))]);
    expect([measure.value, isMet(measure), measure.short]).toEqual([0, false, ['a price']]);
  });

  it('may be said where one reader does not find it', () => {
    const text = readAndTold({ topics: ['missing:price'] }, reading(STATED), reading(WANTED));
    expect(missingPrecision([text]).value).toBe(1);
  });

  it('is wanted where both readers miss it, but not of a joke', () => {
    expect(missingRecall([readAndTold({}, ...both(WANTED))])).toMatchObject({ value: 0, of: 1 });
    expect(missingRecall([readAndTold({ topics: ['unclear:price'] }, ...both(WANTED))]).value).toBe(1);
    expect(missingRecall([readAndTold({}, ...both(WANTED, ['joke']))]).of).toBe(0);
  });
});

describe('the first remark', () => {
  it.each([
    [['missing:price'], ['unclear:price'], 1],
    [['hype'], ['buzzwords'], 1],
    [['missing:price'], ['missing:proof'], 0],
    [[], ['ready'], 1],
  ] as const)('%j where a reader says %j is right: %i', (topics, first, value) => {
    expect(firstRemarkRight([readAndTold({ topics }, ...both(STATED, first))]).value).toBe(value);
  });
});

describe('repetition', () => {
  it('counts texts, and takes two quotes for the same sentence', () => {
    const texts = ["'a' is vague.", "'b' is vague.", 'Who pays?'].map((remark) =>
      readAndTold({ remarks: [remark, remark] }, ...both(STATED)),
    );
    expect(repetition(texts).value).toBeCloseTo(2 / 3);
  });
});

describe('rewrites', () => {
  it.each([
    ['We bill 31 dentists by text.', 50, 1],
    ['We bill dentists.', 60, 0],
    ['We bill 31 dentists, 7 of them daily.', 60, 0],
    ['We bill 31 dentists by text.', 40, 0],
    ['We bill 31 dentists for [price].', 30, 1],
    ['We bill 31 dentists for [price].', 60, 0],
    ['We bill 31 dentists for [price] by [how].', 50, 0],
  ])('%j with %i points passes: %i', (text, score, value) => {
    const texts = [readAndTold({ rewrites: [rewrite(text, score)] }, ...both(STATED))];
    expect([rewritesThatPass(texts).value, textsWithRewrite(texts).value]).toEqual([value, value]);
  });
});
