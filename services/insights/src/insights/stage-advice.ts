import type { IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';

/** What to do about each section next, by how far the startup is. Rules of thumb without a source. */
export const STAGE_ADVICE: Readonly<Record<IdeaStage, Readonly<Record<InsightSection, string>>>> = {
  idea: {
    'market-size': 'Count before you build: a list of a hundred named buyers says more than any report.',
    'target-customers': 'Talk to fifteen people in one role before you write a line of code.',
    'business-model': 'Ask for a deposit or a signed letter with a price: interest without money is politeness.',
    competitors: 'Use the three rivals that your customers name, for a day each, and write down where they stop.',
    trends: 'Pick the one change without which the idea would not work, and check its date at the source.',
    challenges: 'Write down what must be true, and test the least likely of it first.',
  },
  mvp: {
    'market-size': 'Put the price that your first tester accepted into the count, and say who that was.',
    'target-customers':
      'Watch five customers use it without help; the one who comes back alone is the one to look for.',
    'business-model': 'Charge the next customer, however small the sum, and write down what they said.',
    competitors: 'Ask each tester what they stopped using: that is the rival you beat, or did not.',
    trends: 'Show the feature that only became possible with the change.',
    challenges: 'Launch to the smallest group that needs it badly; polish is not what is missing.',
  },
  users: {
    'market-size':
      'Work up from your own numbers: users of one place, share of those you could have there, then the next place.',
    'target-customers': 'Sort your users by how often they return, and describe the top ten as one kind of person.',
    'business-model': 'Offer a paid plan to the most active tenth, and report how many took it.',
    competitors: 'Look at who left and where they went; say what would have kept them.',
    trends: 'Compare the users who came after the change with those before.',
    challenges: 'Show a curve of who stays, week by week, before you spend on growth.',
  },
  revenue: {
    'market-size': 'Multiply what you earn from one customer by the customers you could list, not by a report.',
    'target-customers':
      'Describe the customers who pay most and complain least, and stop selling to the rest for a month.',
    'business-model': 'Show what a customer pays, costs to win and costs to serve, in three numbers.',
    competitors: 'Report the deals won and lost against each named rival in the last quarter.',
    trends: 'Show which part of this month’s revenue the change brought.',
    challenges: 'Say which number stops you from growing twice as fast, and what you do about it.',
  },
};
