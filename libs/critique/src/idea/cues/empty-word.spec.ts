import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const weaknessesOf = (ideaBrief: string): string =>
  critiqueIdea(ideaFormSchema.parse({ ideaBrief, problem: 'It takes too long.' })).weaknesses.join(' ');

describe('a big word that a founder is told to delete', () => {
  it('is no subject of its sentence and no noun that says what kind of thing it is', () => {
    expect(
      weaknessesOf(
        'We are transforming audits. Our autonomous agents plug into the ledger, seamless and revolutionary, and go and get each receipt.',
      ),
    ).not.toContain("Delete 'autonomous agents'");
    expect(
      weaknessesOf('Vouch is a revolutionary receivables platform living on WhatsApp, seamless and disruptive.'),
    ).not.toContain("Delete 'platform'");
  });

  it('is nothing that customers feel', () => {
    expect(
      weaknessesOf(
        'You feel like you have to make it amazing. An innovative, seamless, revolutionary app shows what is near.',
      ),
    ).not.toContain("Delete 'amazing'");
  });
});
