import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { ideaFeatures } from '../signals/idea-features.js';
import { readIdea } from '../signals/idea-text.js';

function valueOf(id: string, ideaBrief: string): number {
  const features = ideaFeatures(readIdea(ideaFormSchema.parse({ ideaBrief })), []);
  return features.find((feature) => feature.id === id)?.value ?? 0;
}

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
