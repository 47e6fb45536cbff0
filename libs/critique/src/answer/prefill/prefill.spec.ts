import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { prefillSchema, type IdeaContext } from '@playbook/contracts/insights/smart-suggestions.schema';
import { describe, expect, it } from '@jest/globals';
import { OPTION_CAPS, OPTION_TEMPLATES } from './option-templates.js';
import { prefillApplication } from './prefill-application.js';
import { quickOptions } from './quick-options.js';

const IDEA: IdeaContext = {
  ideaBrief: 'We write insurance appeals for small clinics. A clerk forwards a denial.',
  problem: 'Clerks skip 6 in 10 appeals.',
  targetUser: 'Not specified',
  whyNowFactors: ['Insurers must give a reason since January.'],
};

describe('prefillApplication', () => {
  it('fills the 17 fields: own words where there are any, templates elsewhere', () => {
    const prefill = prefillSchema.parse(prefillApplication(IDEA));
    expect(Object.keys(prefill)).toHaveLength(17);
    expect(prefill['problem-problem-statement']).toEqual({ text: IDEA.problem, origin: 'idea-check' });
    expect(prefill['vision-why-now']).toEqual({ text: IDEA.whyNowFactors?.[0], origin: 'idea-check' });
    expect(prefill['founders-founder-names']).toMatchObject({ origin: 'suggestion' });
  });

  it('invents nothing: every template is built around [placeholders] and holds no digit', () => {
    const templates = Object.values(prefillApplication({})).map(({ text }) => text);
    for (const text of [...templates, ...Object.values(OPTION_TEMPLATES).flat()]) {
      expect(text).toMatch(/\[[^\]]+\]/);
      expect(text.replace(/\[[^\]]*\]/g, '')).not.toMatch(/\d/);
    }
  });
});

describe('quickOptions', () => {
  it('puts the own words first and keeps to the caps', () => {
    expect(quickOptions('startup-oneliner', IDEA)[0]).toEqual({
      text: 'We write insurance appeals for small clinics.',
      origin: 'idea-check',
    });
    expect(quickOptions('metrics', IDEA)).toHaveLength(10);
    for (const { id } of APPLICATION_FIELDS)
      expect(quickOptions(id, IDEA).length).toBeLessThanOrEqual(OPTION_CAPS[id] ?? 6);
  });

  it('leaves out what was not specified', () => {
    expect(quickOptions('target-customers', IDEA).every(({ origin }) => origin === 'suggestion')).toBe(true);
  });
});
