import type { IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import type { KnownStartup } from '../startup/known-startup.js';
import { saidOf } from '../startup/said-of-startup.js';
import { isStudied } from './said/business-kind.js';
import { whom } from './said/said-lines.js';

type Advice = Readonly<Record<InsightSection, string>>;

/** What to do about each section next, by how far the startup is. Rules of thumb without a source. */
const STAGE_ADVICE: Readonly<Record<IdeaStage, Advice>> = {
  idea: {
    'market-size': 'Count before you build: a list of a hundred {customers} by name says more than any report.',
    'target-customers': 'Talk to fifteen {customers} before you build.',
    'business-model':
      'Ask {customers} for a deposit or a signed letter with a price: interest without money is politeness.',
    competitors: 'Use what {customers} name as rivals, for a day each, and write down where they stop.',
    trends: 'Pick the one change without which the idea would not work, and check its date at the source.',
    challenges: 'Write down what must be true of {customers}, and test the least likely of it first.',
  },
  mvp: {
    'market-size': 'Put the price that the first of the {customers} accepted into the count, and say who that was.',
    'target-customers':
      'Watch five {customers} use it without help; the one who comes back alone is the one to look for.',
    'business-model':
      'Ask the next of the {customers} for money, however small the sum, and write down what they said.',
    competitors: 'Ask the {customers} that try it what they stopped using: that is the rival you beat, or did not.',
    trends: 'Show what only became possible with the change.',
    challenges: 'Launch to the few {customers} that need it badly; polish is not what is missing.',
  },
  users: {
    'market-size':
      'Work up from your own numbers: {customers} of one place, the share you could have there, then the next place.',
    'target-customers': 'Sort your {customers} by how often they return, and describe the top ten as one kind.',
    'business-model': 'Offer a price to the tenth of your {customers} that use it most, and report how many took it.',
    competitors: 'Look at which {customers} left and where they went; say what would have kept them.',
    trends: 'Compare the {customers} that came after the change with those before.',
    challenges: 'Show how many of the {customers} of each month still come, before you spend on growth.',
  },
  revenue: {
    'market-size': 'Multiply what one of your {customers} pays by the {customers} you could list, not by a report.',
    'target-customers':
      'Describe which {customers} pay most and complain least, and sell to none but those for a month.',
    'business-model': 'Show what one of the {customers} pays, costs to win and costs to serve, in three numbers.',
    competitors: 'Ask the {customers} that said no in the last quarter what they took instead.',
    trends: 'Show which part of this month’s revenue the change brought.',
    challenges: 'Say which number stops you from having twice as many {customers}, and what you do about it.',
  },
};

/** What must be shown to work in a study is tried by nobody on their own. */
const OF_STUDIES: Partial<Advice> = {
  'target-customers': 'Ask five {customers} which result would make them sign, and write it down before the next test.',
  competitors: 'Put your result beside what is used today, on the same number of cases.',
  challenges: 'Write down which result would stop you, and who outside the company measures it.',
};

/** Whoever takes money needs no advice to ask for it. */
const stageOf = (section: InsightSection, startup: KnownStartup, stage: IdeaStage): IdeaStage =>
  section === 'business-model' && stage === 'users' && startup.text !== '' && saidOf(startup).price.state === 'stated'
    ? 'revenue'
    : stage;

/** The next step of a startup about a section; null where it is about a change and none is known. */
export function stageAdvice(section: InsightSection, startup: KnownStartup, hasChange: boolean): string | null {
  const { basis } = startup;
  if (basis.stage === null || (section === 'trends' && !hasChange)) return null;
  const isEarly = basis.stage === 'idea' || basis.stage === 'mvp';
  const ofStudy = isEarly && isStudied(startup) ? OF_STUDIES[section] : undefined;
  const advice = ofStudy ?? STAGE_ADVICE[stageOf(section, startup, basis.stage)][section];
  const named = whom(startup, 'customers');
  return advice.replaceAll('{customers}', () => named);
}
