import { describe, expect, it } from '@jest/globals';
import { knowStartup } from './known-startup.js';

describe('what is known of a startup', () => {
  it.each([
    ['An AI scribe for clinics', 'Healthcare', 'Healthcare providers'],
    ['Invoices by voice for plumbers', 'B2B SaaS', 'Small businesses'],
    ['Payroll loans for credit unions', 'Fintech', 'Financial institutions'],
    ['Tests that find bugs in pull requests before engineers merge them', 'Developer Tools', 'Developers'],
    ['A tutor that helps students with exams', 'EdTech', 'Students/educators'],
    ['Returns and checkout for Shopify merchants', 'E-commerce', 'Small businesses'],
    ['Batteries that store solar power for farms', 'Climate Tech', 'Not specified'],
    ['Cheaper GPU servers in one data center', 'Infrastructure', 'Not specified'],
    ['Fine-tuned models that answer the phone', 'AI/ML', 'Not specified'],
    ['An app that helps friends find a date', 'Consumer', 'Consumers'],
  ])('is read from the words: %s', (description, industry, targetUser) => {
    expect(knowStartup({ description, industry: 'general', stage: 'any' }).basis).toEqual({
      industry,
      industryFrom: 'words',
      targetUser,
      stage: null,
    });
  });

  it('is what the founder chose, whatever the words say', () => {
    const chosen = { targetUser: 'Consumers', industry: 'EdTech', stage: 'mvp' } as const;
    const { basis } = knowStartup({ ...chosen, ideaBrief: 'Payments for hospitals' });
    expect(basis).toEqual({ ...chosen, industryFrom: 'founder' });
  });

  it('falls back to the target user, and to nothing', () => {
    const { basis } = knowStartup({ targetUser: 'Developers', industry: 'Not specified' });
    expect(basis).toMatchObject({ industry: 'Developer Tools', industryFrom: 'target-user' });
    expect(knowStartup({ industry: 'general', problem: 'Not provided' })).toMatchObject({
      basis: { industry: 'General', industryFrom: 'nothing', targetUser: 'Not specified', stage: null },
      problem: '',
      customer: null,
    });
  });
});
