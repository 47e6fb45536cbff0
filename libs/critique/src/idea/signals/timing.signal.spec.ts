import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { readIdea } from './idea-text.js';
import { timingFeatures } from './timing.signal.js';

function valueOf(id: string, ideaBrief: string): number {
  const features = timingFeatures(readIdea(ideaFormSchema.parse({ ideaBrief })));
  return features.find((feature) => feature.id === id)?.value ?? 0;
}

describe('timingFeatures', () => {
  it.each([
    'Ferries have to publish their load since 3 March 2025.',
    'On March 3, 2025 the harbour closed to diesel.',
    'Seit dem 3. März 2025 gilt die neue Hafenordnung für Fähren.',
    'Depuis le 1er mars 2025, chaque bac doit publier sa charge.',
    'Desde 3 de março de 2025 cada balsa informa a carga.',
  ])('sees the day of a year: %s', (brief) => {
    expect(valueOf('change.exactDate', brief)).toBe(1);
  });

  it('sees no day where only a year is said', () => {
    expect(valueOf('change.exactDate', 'We opened the harbour office in 2025.')).toBe(0);
  });

  it.each([
    ['Since May 2026 every ferry needs a tide log.', 1],
    ['From 1 May 2026 ferries need a tide log.', 1],
    ['Since May 2026 we run four ferries.', 0],
    ['Since May 2026 the tide log was put off again.', 0],
  ])('tells what the world did from a date on from what the founders did: %s', (brief, value) => {
    expect(valueOf('change.sinceDate', brief)).toBe(value);
  });

  it.each([
    ['A tide gauge cost 900 euros in 2017. It is 40 now, so each pier has one.', 1],
    ['In 2019 a reading took 40 minutes, today it takes one.', 1],
    ['We have read 40 tide gauges by hand in 2017.', 0],
  ])('sees a figure of then beside one of now: %s', (brief, value) => {
    expect(valueOf('change.thenAndNow', brief)).toBe(value);
  });

  it.each([
    ['Since January the terminals accept the digital cleaning document.', 1],
    ['Blade owners pay us 1,100 euros a ton, the landfill is closed for blades since last year.', 1],
    ['We have stopped the trial since last year.', 0],
    ['Two makers have contracts with the arenas until 2029 and must stay.', 0],
  ])('tells what somebody else did, by clauses: %s', (brief, value) => {
    expect(valueOf('change.world', brief)).toBe(value);
  });

  it.each([
    ['Sulphur went from 90 to 480 dollars in 20 months.', 1],
    ['New transformers take 120 weeks (30 in 2020).', 1],
    ['We went from 90 to 480 customers.', 0],
  ])('sees a figure that moved, and not the founders’ own: %s', (brief, value) => {
    expect(valueOf('change.moved', brief)).toBe(value);
  });

  it.each([
    ['Desde enero de 2026 el fisco cruza las ventas con tarjeta.', 1],
    ['Obligatory since 13 December 2024 for every seller.', 1],
    ['Since May 2026 we run four ferries.', 0],
  ])('sees from when on the world is another: %s', (brief, value) => {
    expect(valueOf('change.onset', brief)).toBe(value);
  });

  it.each([
    ['A voice can now be cloned out of three seconds of audio.', 1],
    ['We can now read it out.', 0],
  ])('sees what has become possible without a date: %s', (brief, value) => {
    expect(valueOf('change.now', brief)).toBe(value);
  });
});
