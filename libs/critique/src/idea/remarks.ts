import type { Span } from '@playbook/contracts/core/span.schema';
import type { IdeaPartName } from '@playbook/contracts/analysis/idea-check.schema';
import { wordingFor } from '../engine/questions/ask.js';
import { quotedClause } from '../engine/quotes.js';
import type { RemarkTopic } from '../engine/slots/remark-topic.js';
import type { SlotName } from '../engine/slots/slot.js';
import { readPatterns } from '../lexicon/read-patterns.js';
import { attentionIn } from './attention.js';
import { largeMarketsIn, quotedThingIn } from './reading/claimed.js';
import { quotedSentence } from './reading/quoted-sentence.js';
import { stateOf } from './said.js';
import { missingFounderIn } from './cues/missing-founder.js';
import { emptyWordIn } from './cues/empty-word.js';
import { planIn } from './cues/plan-words.js';
import { problemInBrief } from './cues/problem-in-brief.js';
import { ownSentenceOf } from './cues/own-sentence.js';
import { namesNoChange, untoldChange } from './why-now/untold-change.js';
import {
  costsOf,
  has,
  isOnlyName,
  mayTellCost,
  mayTellOwn,
  mayTellPrice,
  mayTellProof,
  mayTellResult,
  mayTellToday,
  openingOf,
  valueOf,
  wordsOf,
  type IdeaReading,
} from './reading/idea-reading.js';
import type { IdeaText } from './signals/idea-text.js';

/** What a partner says about one weakness, and what to do about it this week. */
export interface IdeaRemark {
  readonly part: IdeaPartName;
  /** A remark without one calls missing what it lacks. */
  readonly topic?: RemarkTopic;
  /** Added to the points the part lost; -9 to 40. */
  readonly urgency: number;
  readonly applies: (reading: IdeaReading) => boolean;
  readonly weakness: (reading: IdeaReading) => string;
  readonly suggestion: string;
  /** What it calls missing; it is made only where that is absent. What this trade is asked about it goes before the suggestion. */
  readonly lacks?: SlotName;
  /** In the words of a kind of venture, which go before what a trade is asked. */
  readonly isOfKind?: boolean;
}

const INTEREST = /sign|wait|follow|likes?\b|regist|interest|survey|download|visit|views|letter|would/i;
const BILLIONS = /billion|trillion|\dbn|\d ?b\b|tam\b|(?<!\b(?:to|go[- ]to)[- ])market(?!place|ing)/i;
/** What is said of a market by its size, in quotes; empty where nothing is. */
function largeMarketIn(reading: IdeaReading): string {
  const [span] = largeMarketsIn(reading, BILLIONS);
  return span === undefined ? '' : quotedClause(reading.idea.fields[span.field].original, span);
}

/** What the founders have of attention, in quotes. */
function attentionClause(reading: IdeaReading): string | null {
  const { fields } = reading.idea;
  const span = attentionIn(reading).find(({ field, start, end }) =>
    INTEREST.test(fields[field].original.slice(start, end)),
  );
  return span === undefined ? null : quotedClause(fields[span.field].original, span);
}

/** A longer problem has something of its own beside its general sentence. */
const GENERAL_WORDS_MAX = 14;
/** Before everything else. */
const FIRST_URGENCY = 40;

const isProblemBlank = ({ form }: IdeaText): boolean => form.problem.trim() === '';

/** The sentence with the general words: of the problem where it has some, and else the problem's first one. */
function generalSentence({ idea: { fields }, score }: IdeaReading): string {
  const spans = score.features
    .filter(({ id }) => id === 'problem.general' || id === 'problem.world')
    .flatMap((feature) => feature.spans);
  const inProblem = spans.find(({ field }) => field === 'problem');
  if (inProblem !== undefined || fields.problem.original.trim() !== '')
    return quotedSentence(fields.problem, inProblem ?? firstWordOf(fields.problem.original));
  return spans[0] === undefined ? '' : quotedSentence(fields.ideaBrief, spans[0]);
}

function firstWordOf(text: string): Span {
  const start = Math.max(0, text.search(/\S/));
  return { start, end: start + 1 };
}

const IMPOSSIBLE = readPatterns('idea-impossible').energy ?? [];
const ALL: Span = { start: 0, end: 0 };

/** Where an idea promises what no machine does. */
function impossibleIn(text: string): Span | undefined {
  const found = IMPOSSIBLE.map((pattern) => new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text)).find(
    (match) => match !== null,
  );
  return found === undefined || found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** One of several ways to say the same, so that two ideas do not read alike. */
const said =
  (...wordings: readonly [string, ...string[]]) =>
  ({ idea }: IdeaReading): string =>
    wordingFor(idea.form.ideaBrief, wordings);

const nobodyPays = said(
  'Who pays, and how much? Until somebody is asked for money I do not know that the problem is worth any.',
  'I do not learn who pays, and no sum is named.',
  'Who pays for it, and what? I find no price and no payment.',
);
/** Where somebody may pay, only the sum is missing. */
const noSum = said(
  'I find no price. Ask for one, and you learn what it is worth to a buyer.',
  'I find no price of yours. What would they pay, and for which piece of it?',
  'You do not name your price. Without it I cannot work out what a hundred customers bring.',
);

/** Section C7 of the rubric: what is wrong, quoting the founder, ending in a question or an instruction. */
export const IDEA_REMARKS: readonly IdeaRemark[] = [
  {
    part: 'thing',
    topic: 'blanks',
    urgency: FIRST_URGENCY,
    applies: ({ idea: { fields } }) => fields.ideaBrief.blanks.length + fields.problem.blanks.length > 0,
    weakness: () =>
      'There are blanks in it that only you can fill. I can judge what you make of them, and nothing before.',
    suggestion: 'Replace every blank by your own words, or take its sentence out.',
  },
  {
    part: 'thing',
    topic: 'another-language',
    urgency: FIRST_URGENCY,
    applies: ({ idea }) => idea.language !== 'english' && idea.language !== 'noise',
    weakness: () => 'Partners read applications in English; what follows is for what I could read of it.',
    suggestion: 'Put both fields into English and check the idea again.',
  },
  {
    part: 'thing',
    topic: 'impossible-number',
    urgency: FIRST_URGENCY,
    applies: ({ idea }) => impossibleIn(idea.form.ideaBrief) !== undefined,
    weakness: ({ idea }) =>
      `${quotedClause(idea.form.ideaBrief, impossibleIn(idea.form.ideaBrief) ?? ALL)}: no machine has done that. Who outside the company has measured it?`,
    suggestion: 'Have a laboratory measure what goes in and what comes out, and give its name and the two figures.',
  },
  {
    part: 'thing',
    topic: 'unclear:thing',
    urgency: 14,
    applies: ({ idea }) => isOnlyName(idea) && ownSentenceOf(idea) === null,
    weakness: (reading) =>
      `${openingOf(reading)} is the name of an idea. Who does what with it, and what happens then?`,
    suggestion: 'Write three sentences: who uses it, what they do with it, and what they do without it today.',
  },
  {
    part: 'thing',
    topic: 'unclear:thing',
    urgency: 1,
    applies: ({ idea }) => isOnlyName(idea) && ownSentenceOf(idea) !== null,
    weakness: ({ idea, ...rest }) =>
      `${openingOf({ idea, ...rest })} is only its name. ${ownSentenceOf(idea) ?? ''} says more, and stands under the problem.`,
    suggestion: 'Open the brief with what it does, and keep the problem for what goes wrong without it.',
  },
  {
    part: 'problem',
    topic: 'missing:today',
    urgency: 12,
    applies: (reading) => isProblemBlank(reading.idea) && problemInBrief(reading) === null,
    weakness: () => 'You left the problem blank. A solution I can invent myself; the problem only you have seen.',
    suggestion: 'Write the problem first: one person, one moment, what it cost them the last time.',
  },
  {
    part: 'problem',
    topic: 'missing:today',
    urgency: 2,
    applies: (reading) => isProblemBlank(reading.idea) && problemInBrief(reading) !== null,
    weakness: (reading) =>
      `You left the problem blank, though ${problemInBrief(reading) ?? ''}. Put it there, with what it cost one of them the last time.`,
    suggestion: 'Move what goes wrong today out of the brief into the problem, and add one person it happened to.',
  },
  {
    part: 'problem',
    topic: 'unclear:user',
    urgency: 10,
    applies: (reading) =>
      !isProblemBlank(reading.idea) &&
      has(reading, 'problem.general', 'problem.world') &&
      !has(reading, 'problem.whose') &&
      !costsOf(reading) &&
      reading.idea.fields.problem.totalWords <= GENERAL_WORDS_MAX,
    weakness: (reading) => `${generalSentence(reading)}: I cannot picture who has that on a Tuesday at ten. Name one.`,
    suggestion: 'Put one person and one moment in the first sentence of the problem: who, where and when.',
  },
  {
    part: 'problem',
    topic: 'unmeasured-result',
    urgency: 7,
    applies: (reading) =>
      reading.idea.language === 'english' &&
      // Of a field that was left blank it is said that it was.
      !isProblemBlank(reading.idea) &&
      reading.idea.fields.problem.blanks.length === 0 &&
      !has(reading, 'problem.money', 'problem.time', 'problem.share') &&
      !costsOf(reading) &&
      !mayTellCost(reading),
    weakness: said(
      'I do not know what the problem costs: no money, no hours, no share of cases.',
      'How bad is it? The problem has no sum, no time and no count in it.',
      'The problem has no number: neither what it costs nor how often it happens.',
    ),
    suggestion:
      'Ask five people who have this problem what it cost them last month, and put the middle figure in the text.',
  },
  {
    lacks: 'today',
    part: 'problem',
    urgency: 4,
    applies: (reading) => !has(reading, 'problem.workaround') && !mayTellToday(reading),
    weakness: said(
      'You do not say what they do about it today. If they do nothing, it may not hurt.',
      'I read nothing of how they manage without you.',
      'What you replace is missing: I cannot tell what you have to be better than.',
    ),
    suggestion: 'Describe what they use or do today, and what it costs them.',
  },
  {
    lacks: 'result',
    part: 'thing',
    urgency: 4,
    applies: (reading) => !has(reading, 'evidence.result') && !mayTellResult(reading),
    weakness: said(
      'I see what it is, not what gets better for them, or by how much.',
      'What do they have with it that they did not have before? It is not in the text.',
      'You say what you make, and leave out what it changes for whoever uses it.',
    ),
    suggestion: 'Write what changed for the first who used it, with a figure.',
  },
  {
    part: 'thing',
    topic: 'many-things',
    urgency: 9,
    applies: (reading) => quotedThingIn(reading) !== '',
    weakness: (reading) => `${quotedThingIn(reading)}: these are many products. Which one do they pay for?`,
    suggestion: 'Cut the list to the one thing somebody already asked you for.',
  },
  {
    lacks: 'mechanism',
    part: 'thing',
    topic: 'unclear:thing',
    urgency: 8,
    applies: (reading) =>
      has(reading, 'product.opening', 'product.generic') &&
      !has(reading, 'insight.mechanism') &&
      // Of a name it is said that it is only one.
      !isOnlyName(reading.idea) &&
      // "A marketplace where villages rent out their yaks" is that and no other.
      !/\b(?:app|platform|website|marketplace|network|service) where\b/i.test(reading.idea.form.ideaBrief),
    weakness: (reading) =>
      `${wordsOf(reading, 'product.opening', 'product.generic')} could be anything. What happens, step by step, when the customer uses it?`,
    suggestion: 'Say what goes in and what comes out, in words for a customer.',
  },
  {
    part: 'thing',
    topic: 'buzzwords',
    urgency: 9,
    applies: (reading) =>
      valueOf(reading, 'load.buzz') + valueOf(reading, 'load.hype') + valueOf(reading, 'load.aiHype') >= 3 &&
      emptyWordIn(reading) !== null,
    weakness: (reading) =>
      `Delete ${emptyWordIn(reading) ?? ''} and read it again. If nothing is lost, the word did no work.`,
    suggestion: 'Replace every big word by what the customer sees.',
  },
  {
    lacks: 'today',
    part: 'insight',
    urgency: 8,
    // "Anybody can become an agent": that is somebody.
    applies: (reading) =>
      has(reading, 'product.ai') &&
      !has(reading, 'evidence.result', 'insight.facts') &&
      !/^'agents?'$/i.test(wordsOf(reading, 'product.ai')),
    weakness: (reading) =>
      `${wordsOf(reading, 'product.ai')} tells me what the machine is. Who is paid to do this today, and how much? Put that job title there.`,
    suggestion: 'Name the job, the wage and the share of it that you take over.',
  },
  {
    lacks: 'mechanism',
    part: 'insight',
    urgency: 4,
    applies: (reading) => !has(reading, 'insight.facts', 'insight.reason'),
    weakness: said(
      'I learn nothing that I could not guess. What did you see that the last five teams did not?',
      'Why would yours be better than the next one? I read no reason.',
      'Nothing here would surprise somebody who works in this trade.',
    ),
    suggestion: 'Add the one fact that surprised you when you talked to customers.',
  },
  {
    part: 'edge',
    topic: 'missing:team',
    urgency: 8,
    applies: (reading) => missingFounderIn(reading) !== null,
    weakness: (reading) => `${missingFounderIn(reading) ?? ''}: the one who can build it or sell it is not there yet.`,
    suggestion: 'Find the missing founder before the money, or do by hand what you can without.',
  },
  {
    lacks: 'team',
    part: 'edge',
    urgency: -9,
    applies: (reading) => !has(reading, 'edge.own', 'edge.years', 'edge.trade') && !mayTellOwn(reading),
    weakness: said(
      'Why you? There is nothing of your own job or life in it.',
      'I do not learn who you are in this: what you worked as, built or went through.',
      'I would ask how you come to this: did you do this work, live with it, or build for it before?',
    ),
    suggestion: 'Say in one sentence how you met this problem.',
  },
  {
    part: 'market',
    topic: 'top-down-market',
    urgency: 6,
    applies: (reading) => largeMarketIn(reading) !== '',
    weakness: (reading) => `${largeMarketIn(reading)} is no buyer. Show me the arithmetic: buyers times price.`,
    suggestion: 'Count the buyers you could call, and what each would pay in a year.',
  },
  {
    lacks: 'price',
    part: 'market',
    urgency: 5,
    applies: (reading) =>
      !has(reading, 'market.price', 'evidence.revenue', 'evidence.paying') && !mayTellPrice(reading),
    weakness: (reading) => (stateOf(reading.said, 'payer') === 'absent' ? nobodyPays(reading) : noSum(reading)),
    suggestion: 'Ask three possible customers for a price and write down what they say.',
  },
  {
    lacks: 'change',
    part: 'timing',
    urgency: -6,
    applies: namesNoChange,
    weakness: untoldChange,
    suggestion: 'Put the law, the price or the technology that changed, with its year, into one sentence.',
  },
  {
    lacks: 'price',
    part: 'evidence',
    urgency: 10,
    applies: ({ idea, ...rest }) =>
      idea.form.stage === 'revenue' && !has({ idea, ...rest }, 'evidence.paying', 'evidence.revenue', 'market.price'),
    weakness: () => "You chose 'revenue', and I find no sum that came in. Say it even if it is $300.",
    suggestion: 'Write the revenue of last month and how many paid it.',
  },
  {
    part: 'evidence',
    topic: 'vanity',
    urgency: 8,
    applies: (reading) => attentionClause(reading) !== null && !has(reading, 'evidence.paying'),
    weakness: (reading) =>
      `${attentionClause(reading) ?? ''} is interest. Use is when they come back, proof is when they pay.`,
    suggestion: 'Ask them for money or a date, and say how many gave one.',
  },
  {
    lacks: 'proof',
    part: 'evidence',
    urgency: 6,
    applies: (reading) =>
      !has(reading, 'evidence.counted', 'evidence.paying', 'evidence.trial', 'evidence.volume') &&
      !mayTellProof(reading),
    weakness: said(
      'Of use I read nothing yet: no user, no test, no letter.',
      'I find nobody who has used, tried or promised anything yet.',
      'I read what it would do, and of no user, no test and no letter yet.',
    ),
    suggestion:
      'Put the roughest version in front of three people whom it is for, and do yourselves, by hand, what it cannot do yet.',
  },
  {
    part: 'evidence',
    topic: 'plans-for-facts',
    urgency: 5,
    applies: (reading) => valueOf(reading, 'evidence.plans') >= 3 && planIn(reading) !== null,
    weakness: (reading) => `${planIn(reading) ?? ''} is tomorrow. What is true today?`,
    suggestion: 'Turn every "will" into something you have done, or strike it.',
  },
];
