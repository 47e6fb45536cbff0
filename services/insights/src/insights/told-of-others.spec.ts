import { describe, expect, it } from '@jest/globals';
import type { InsightFieldType, StartupContext } from '@playbook/contracts/insights/industry-insights.schema';
import { about } from '../../test/composed-insights.fixture.js';

const SOCIAL: StartupContext = {
  ideaBrief:
    'A social app which helps people find new friends nearby. You create a profile and choose your hobbies, and the app suggests people. ' +
    "It will be free for users and we'll earn money through ads, premium memberships, and commissions from bars, gyms and climbing halls.",
  targetUser: 'Consumers',
  industry: 'Consumer',
  stage: 'idea',
};
const APPEALS: StartupContext = {
  ideaBrief:
    'Property tax appeals for owners of small apartment buildings in Cook County. We pull the assessment, find five comparable buildings, and file. ' +
    '20% of the first-year saving. 640 buildings this cycle, 71% won, $512k fees.',
  problem: 'Owners of six-flats overpay about $3,100 a year.',
  targetUser: 'Small businesses',
  stage: 'revenue',
};
const PROMPTS: StartupContext = {
  ideaBrief:
    'Prompt marketplace where people buy and sell the best prompts for ChatGPT. 20% commission. 400 prompts listed.',
  stage: 'mvp',
};
const PARTS: StartupContext = {
  ideaBrief:
    'A system for the warehouse of a distributor of car parts. A worker takes a photo of the old part and we make the claim. Distributor pays 390 EUR per warehouse each month.',
  targetUsers: 'Warehouse workers and returns managers in car parts distributors with 3 to 30 branches',
  stage: 'users',
};

const saidOf = (field: InsightFieldType, context: StartupContext): string => {
  const { insights, suggestions } = about(field, context);
  return [insights, ...suggestions].join(' ');
};

describe('insights speak of customers and of nobody else', () => {
  it.each([
    ['business-model', SOCIAL, /\bbars\b/],
    ['challenges', APPEALS, /You count 5/],
    ['competitors', PROMPTS, /what they do today/],
    ['business-model', PARTS, /one of the warehouse workers/],
  ] as const)('in %s of %j', (field, context, notSaid) => {
    expect(saidOf(field, context)).not.toMatch(notSaid);
  });

  it('reads a price in ringgit', () => {
    const context = {
      ideaBrief:
        'A WhatsApp number in Malaysia, RM 29/month: photo of the bill in, e-invoice out. 2,310 workshops pay.',
    };
    expect(saidOf('business-model', { ...context, stage: 'revenue' })).toContain('RM 29/month');
  });
});
