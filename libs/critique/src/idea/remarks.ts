import type { IdeaPart, IdeaPartName, IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { featureReader } from '../engine/feature-reader.js';
import { quoted } from '../engine/quotes.js';
import type { IdeaFeatureId } from './feature-registry.js';
import type { IdeaText } from './signals/idea-text.js';
import type { IdeaScore } from './scoring/score-idea.js';

/** Everything a remark may look at. */
export interface IdeaReading {
  readonly idea: IdeaText;
  readonly score: IdeaScore;
  readonly parts: readonly IdeaPart[];
}

/** What a partner says about one weakness, and what to do about it this week. */
export interface IdeaRemark {
  readonly part: IdeaPartName;
  /** Added to the points the part lost; 0 to 20. */
  readonly urgency: number;
  readonly applies: (reading: IdeaReading) => boolean;
  readonly weakness: (reading: IdeaReading) => string;
  readonly suggestion: string;
}

/** Value of a feature, 0 when it was not found. */
export function valueOf({ score }: IdeaReading, id: IdeaFeatureId): number {
  return featureReader(score.features).valueOf(id);
}

/** The founder's own words where a feature was found, in quotes. */
export function wordsOf({ idea, score }: IdeaReading, ...ids: readonly IdeaFeatureId[]): string {
  const span: IdeaSpan | undefined = score.features
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ spans }) => spans)[0];
  return span === undefined ? '' : quoted(idea.fields[span.field].original, span);
}

const has = (reading: IdeaReading, ...ids: readonly IdeaFeatureId[]): boolean =>
  ids.some((id) => valueOf(reading, id) > 0);

const OPENING_WORDS = 9;

/** How the brief begins, in quotes. */
export function openingOf({ idea }: IdeaReading): string {
  const words = idea.form.ideaBrief.trim().split(/\s+/u);
  const cut = words.slice(0, OPENING_WORDS).join(' ');
  return `'${cut}${words.length > OPENING_WORDS ? ' ...' : ''}'`;
}

/** Section C7 of the rubric: what is wrong, quoting the founder, ending in a question or an instruction. */
export const IDEA_REMARKS: readonly IdeaRemark[] = [
  {
    part: 'problem',
    urgency: 12,
    applies: ({ idea }) => idea.form.problem.trim() === '',
    weakness: () => 'You left the problem blank. A solution I can invent myself; the problem only you have seen.',
    suggestion: 'Write the problem first: one person, one moment, what it cost them the last time.',
  },
  {
    part: 'problem',
    urgency: 10,
    applies: (reading) => has(reading, 'problem.general', 'problem.world'),
    weakness: (reading) =>
      `${wordsOf(reading, 'problem.general', 'problem.world')} could stand in any application. I cannot picture who has it on Tuesday at ten. Name one.`,
    suggestion: 'Put the job title and the moment in the first sentence of the problem.',
  },
  {
    part: 'problem',
    urgency: 7,
    applies: (reading) => !has(reading, 'problem.money', 'problem.time', 'problem.share'),
    weakness: () => 'I do not know what the problem costs: no money, no hours, no share of cases.',
    suggestion: 'Ask five of them what it cost last month and put the middle figure in the problem.',
  },
  {
    part: 'problem',
    urgency: 4,
    applies: (reading) => !has(reading, 'problem.workaround'),
    weakness: () => 'You do not say what they do about it today. If they do nothing, it may not hurt.',
    suggestion: 'Describe the spreadsheet, the person or the phone call that you replace.',
  },
  {
    part: 'thing',
    urgency: 9,
    applies: (reading) => has(reading, 'product.features') && valueOf(reading, 'product.features') >= 2,
    weakness: (reading) =>
      `${wordsOf(reading, 'product.features')}: these are many products. Which one do they pay for?`,
    suggestion: 'Cut the list to the one thing somebody already asked you for.',
  },
  {
    part: 'thing',
    urgency: 8,
    applies: (reading) => has(reading, 'product.opening', 'product.generic') && !has(reading, 'insight.mechanism'),
    weakness: (reading) =>
      `${wordsOf(reading, 'product.opening', 'product.generic')} could be anything. What happens, step by step, when the customer uses it?`,
    suggestion: 'Say what goes in and what comes out, in words for a customer.',
  },
  {
    part: 'thing',
    urgency: 9,
    applies: (reading) =>
      valueOf(reading, 'load.buzz') + valueOf(reading, 'load.hype') + valueOf(reading, 'load.aiHype') >= 3,
    weakness: (reading) =>
      `Delete ${wordsOf(reading, 'load.buzz', 'load.hype', 'load.aiHype')} and read it again. If nothing is lost, the word did no work.`,
    suggestion: 'Replace every big word by what the customer sees.',
  },
  {
    part: 'insight',
    urgency: 8,
    applies: (reading) => has(reading, 'product.ai') && !has(reading, 'evidence.result', 'insight.facts'),
    weakness: (reading) =>
      `${wordsOf(reading, 'product.ai')} tells me what the machine is. Who is paid to do this today, and how much? Put that job title there.`,
    suggestion: 'Name the job, the wage and the share of it that you take over.',
  },
  {
    part: 'insight',
    urgency: 4,
    applies: (reading) => !has(reading, 'insight.facts', 'insight.reason'),
    weakness: () => 'I learn nothing that I could not guess. What did you see that the last five teams did not?',
    suggestion: 'Add the one fact that surprised you when you talked to customers.',
  },
  {
    part: 'edge',
    urgency: 8,
    applies: (reading) => has(reading, 'edge.missing'),
    weakness: (reading) => `${wordsOf(reading, 'edge.missing')}: the one who can build it or sell it is not there yet.`,
    suggestion: 'Find the missing founder before the money, or do by hand what you can without.',
  },
  {
    part: 'edge',
    urgency: 3,
    applies: (reading) => !has(reading, 'edge.own', 'edge.years', 'edge.trade'),
    weakness: () => 'Why you? There is nothing of your own job or life in it.',
    suggestion: 'Say in one sentence how you met this problem.',
  },
  {
    part: 'market',
    urgency: 6,
    applies: (reading) => has(reading, 'market.billions'),
    weakness: (reading) =>
      `${wordsOf(reading, 'market.billions')} is no buyer. Show me the arithmetic: buyers times price.`,
    suggestion: 'Count the buyers you could call, and what each would pay in a year.',
  },
  {
    part: 'market',
    urgency: 5,
    applies: (reading) => !has(reading, 'market.price', 'evidence.revenue', 'evidence.paying'),
    weakness: () => 'No price. Until somebody is asked for money I do not know that the problem is worth any.',
    suggestion: 'Ask the next three for a price and write down what they say.',
  },
  {
    part: 'timing',
    urgency: 2,
    applies: (reading) => !has(reading, 'change.dated', 'change.year', 'change.undated', 'change.lawUndated'),
    weakness: () => 'Why did nobody do this five years ago? You name no change.',
    suggestion:
      'Find the law, the price or the technology that changed, with its year. If there is none, say why others failed.',
  },
  {
    part: 'evidence',
    urgency: 10,
    applies: ({ idea, ...rest }) =>
      idea.form.stage === 'revenue' && !has({ idea, ...rest }, 'evidence.paying', 'evidence.revenue', 'market.price'),
    weakness: () => "You chose 'revenue' but there is no number. Say it even if it is $300.",
    suggestion: 'Write the revenue of last month and how many paid it.',
  },
  {
    part: 'evidence',
    urgency: 8,
    applies: (reading) => has(reading, 'evidence.weak') && !has(reading, 'evidence.paying'),
    weakness: (reading) =>
      `${wordsOf(reading, 'evidence.weak')} is interest. Use is when they come back, proof is when they pay.`,
    suggestion: 'Count who used it twice, and say that number instead.',
  },
  {
    part: 'evidence',
    urgency: 6,
    applies: (reading) => !has(reading, 'evidence.counted', 'evidence.paying', 'evidence.trial', 'evidence.volume'),
    weakness: () =>
      'Nothing has happened yet in this text. At this point I need who, what you have seen, and what you build in two weeks.',
    suggestion: 'Do it by hand for three of them this week and write down what happened.',
  },
  {
    part: 'evidence',
    urgency: 5,
    applies: (reading) => valueOf(reading, 'evidence.plans') >= 3,
    weakness: (reading) => `${wordsOf(reading, 'evidence.plans')} is tomorrow. What is true today?`,
    suggestion: 'Turn every "will" into something you have done, or strike it.',
  },
];
