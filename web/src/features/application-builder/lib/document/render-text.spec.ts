import { describe, expect, it } from '@jest/globals';
import { applicationDocument } from './application-document.js';
import { renderText } from './render-text.js';
import { HOSTILE_ANSWERS } from '../../../../testing/hostile-answers.js';

const EXPECTED = `YC Application
==============

Founders
--------

Who are the founders?

Ada Lovelace, CEO: built a compiler.
Grace Hopper, CTO.

Who does what?

Ada decides.

Company & Market
----------------

What does your company do, in one line?

Payroll for dentists
`;

describe('renderText', () => {
  it('is exactly this', () => {
    const texts = {
      'founders-founder-names': 'Ada Lovelace, CEO: built a compiler.\r\nGrace Hopper, CTO.\n',
      'founders-responsibility-split': 'Ada decides.',
      'problem-problem-statement': '',
      'company-company-oneliner': 'Payroll for dentists',
    };
    expect(renderText(applicationDocument(texts))).toBe(EXPECTED);
  });

  it.each(['markup', 'rightToLeft', 'signs', 'scripts', 'missing', 'long', 'unbroken'] as const)(
    'keeps %s as it was typed',
    (name) => {
      const text = renderText(applicationDocument({ 'traction-metrics': HOSTILE_ANSWERS[name] }));
      expect(text.endsWith(`What are your key metrics?\n\n${HOSTILE_ANSWERS[name].trim()}\n`)).toBe(true);
    },
  );
});
