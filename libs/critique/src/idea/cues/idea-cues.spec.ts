import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { ideaFeatures } from '../signals/idea-features.js';
import { readIdea } from '../signals/idea-text.js';

function valueOf(id: string, ideaBrief: string): number {
  const features = ideaFeatures(readIdea(ideaFormSchema.parse({ ideaBrief })), []);
  return features.find((feature) => feature.id === id)?.value ?? 0;
}

describe('payment', () => {
  it.each([
    '6 practices use it every day.',
    '40 clinics told us they would pay $90 for it.',
    'We interviewed 40 customers about it.',
    '12 farms do not pay yet.',
    'We talked to 30 customers of theirs.',
    '14 bakeries are asked to order twice.',
  ])('is not seen in %s', (brief) => {
    expect(valueOf('evidence.paying', brief)).toBe(0);
  });

  it.each([
    '6 practices use it every day and 4 pay $90 a month.',
    '31 farms pay us $80 a month.',
    '14 bakeries in Ghent ordered twice.',
    'We have 9 customers, each at $200 a month.',
    'The first hospital renewed.',
  ])('is seen in %s', (brief) => {
    expect(valueOf('evidence.paying', brief)).toBeGreaterThan(0);
  });
});

describe('exposure', () => {
  it.each([
    'Eye drops from our own kitchen, sold as research material.',
    'No prescription is needed, so it costs a third.',
    'The card processor dropped us in May.',
    'The licence for the drones comes later.',
  ])('sees a business that goes around a rule: %s', (brief) => {
    expect(valueOf('exposure.evasion', brief)).toBeGreaterThan(0);
  });

  it('sees no such thing where a licence is held', () => {
    expect(valueOf('exposure.evasion', 'We hold the licence for eye drops and sell them to 40 pharmacies.')).toBe(0);
  });

  it('sees buyers and sellers who go on without the founders', () => {
    expect(valueOf('exposure.leakage', 'After the first load most mills order directly from the grower.')).toBe(1);
  });

  it('sees public and private institutions that pay', () => {
    expect(valueOf('safe.institutions', 'Eleven parishes pay for the bell log.')).toBe(1);
  });
});
