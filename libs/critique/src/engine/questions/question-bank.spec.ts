import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../read-text.js';
import { SLOTS } from '../slots/slot.js';
import { archetypeOf } from './archetype.js';
import { questionOn, wordingFor } from './ask.js';
import { QUESTION_BANK } from './question-bank.js';

const kindOf = (text: string): string | null => archetypeOf(readPitch(text).tokens)?.id ?? null;

describe('the bank of questions', () => {
  const questions = [...QUESTION_BANK.archetypes.map((one) => one.questions), QUESTION_BANK.general].flatMap((own) =>
    Object.values(own).flat(),
  );

  it('is about slots that there are, and holds words in lower case', () => {
    const known = new Set<string>([...SLOTS, 'next']);
    for (const { sure, likely, unless = [], questions: own } of QUESTION_BANK.archetypes) {
      expect(Object.keys(own).filter((slot) => !known.has(slot))).toEqual([]);
      for (const word of [...sure, ...likely, ...unless]) expect(word).toMatch(/^[a-z0-9-]+(?: [a-z0-9-]+)?$/);
    }
  });

  it('asks, in a sentence or two, and never the same twice', () => {
    for (const question of questions) {
      expect(question).toMatch(/[?.]$/);
      expect(question.split(/\s+/).length).toBeLessThanOrEqual(32);
    }
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('has a general question on everything, in at least three wordings', () => {
    for (const slot of [...SLOTS, 'next'] as const)
      expect(QUESTION_BANK.general[slot].length).toBeGreaterThanOrEqual(3);
  });

  it('tells kinds of business by words that no other has for sure', () => {
    const sure = QUESTION_BANK.archetypes.flatMap((archetype) => archetype.sure);
    expect(sure.filter((word, index) => sure.indexOf(word) !== index)).toEqual([]);
  });
});

describe('archetypeOf', () => {
  it.each([
    [
      'An online marketplace where local farms sell to restaurants and buyers pay a take rate.',
      'two-sided-marketplace',
    ],
    [
      'A sodium-ion battery for rickshaws: 600 cycles in the lab, cells 20% cheaper than lithium.',
      'battery-or-storage',
    ],
    ['We appeal denied claims for clinics: medical billing experts file them with insurers.', 'medical-billing'],
    ['We help people be more productive.', null],
    ['Kiln-dried firewood delivered to restaurants with wood ovens. We keep 31% after delivery.', null],
    ['Court interpreters, booked by the hour. Law firms in Texas use us because the county list is out of date.', null],
    ['A point-of-sale app for restaurants: menu, tip and kitchen ticket in one.', 'restaurant'],
  ])('of %j is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('questionOn', () => {
  it('is the same for a text each time, and asks texts in different words', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `A phone system for dentists, number ${index}.`);
    const asked = texts.map((text) => questionOn('today', null, text));
    expect(texts.map((text) => questionOn('today', null, text))).toEqual(asked);
    expect(new Set(asked).size).toBe(QUESTION_BANK.general.today.length);
  });

  it('spreads wordings evenly', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 300; index += 1) {
      const wording = wordingFor(`text ${index}`, ['a', 'b', 'c']);
      counts.set(wording, (counts.get(wording) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  });

  it('takes a compiler for no chip', () => {
    expect(kindOf('Compiler that turns Python trading code into FPGA bitstreams: 11 desks run it.')).toBeNull();
  });

  it.each([
    'Software for museums that writes the loan report that lenders of an artwork demand; two loans were refused.',
    'We lend refurbished dialysis chairs to clinics and take four dollars a session.',
  ])('takes a thing that is lent for no loan and no sale: %s', (text) => {
    expect(kindOf(text)).not.toBe('lending');
    expect(kindOf(text)).not.toBe('resale');
  });
});
