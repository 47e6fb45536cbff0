import { describe, expect, it } from '@jest/globals';
import { fieldKey, REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { buildPrefill } from '../../../../testing/factories/insights.factory.js';
import { chosenAtFirst, prefillPlan, textsToClear, textsToFill } from './prefill-plan.js';

const { prefillData } = buildPrefill();
const keysOf = (plan: ReturnType<typeof prefillPlan>) => plan.flatMap(({ choices }) => choices.map(({ key }) => key));

describe('prefillPlan', () => {
  it.each([
    ['what was generated', prefillData],
    ['nothing', {}],
    ['no answer', null],
  ])('offers a text for each of the 17 required questions, a template where there is none: %s', (_, prefill) => {
    const plan = prefillPlan(prefill, {});
    expect(keysOf(plan)).toEqual(REQUIRED_FIELDS.map(fieldKey));
    const offers = plan.flatMap(({ choices }) => choices.map(({ offer }) => offer));
    const templates = offers.filter(({ origin }) => origin === 'suggestion');
    expect(templates.filter(({ text }) => !/\[[^\]]+\]/.test(text))).toEqual([]);
    expect(templates).toHaveLength(prefill === prefillData ? 15 : 17);
  });

  it('takes a template in place of a blank text', () => {
    const plan = prefillPlan({ 'traction-metrics': { text: ' ', origin: 'idea-check' } }, {});
    expect(chosenAtFirst(plan).size).toBe(0);
  });

  it('finds texts by section and field, and by the field alone', () => {
    expect([...chosenAtFirst(prefillPlan(prefillData, {}))]).toEqual([
      'problem-problem-statement',
      'product-current-product',
    ]);
  });
});

describe('textsToFill', () => {
  it('leaves out what has an answer by now, and what is not chosen', () => {
    const plan = prefillPlan(prefillData, {});
    const chosen = new Set(['problem-problem-statement', 'product-current-product']);
    const filled = textsToFill(plan, chosen, { 'problem-problem-statement': 'Mine', 'traction-metrics': '' });
    expect([...filled.keys()]).toEqual(['product-current-product']);
  });

  it('is taken back where nothing else was written since', () => {
    const filled = new Map([
      ['a', 'one'],
      ['b', 'two'],
    ]);
    expect([...textsToClear(filled, { a: 'one', b: 'two, edited', c: 'three' })]).toEqual([['a', '']]);
  });
});
