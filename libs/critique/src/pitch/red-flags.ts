import type { RedFlag, Span } from '@playbook/contracts/shared/span.schema';
import { sellsNothing } from './caps.js';
import { quoted } from '../engine/quotes.js';
import type { PitchSignals } from './signals/pitch-signals.js';

interface RedFlagRule {
  readonly id: string;
  readonly applies: (signals: PitchSignals) => boolean;
  readonly message: (signals: PitchSignals) => string;
  readonly spans?: (signals: PitchSignals) => readonly Span[];
}

const LONG_WORDS = 30;
const LONG_CHARS = 200;
const SHORT_WORDS = 6;

const quotes = ({ text }: PitchSignals, spans: readonly Span[]): string =>
  spans
    .slice(0, 3)
    .map((span) => quoted(text, span))
    .join(', ');

function namesCompany({ text, detail }: PitchSignals): boolean {
  return detail.company !== null || /\b(?:At|Meet|Called|called)\s+\p{Lu}/u.test(text);
}

/** Section 4 of the rubric, in its order. RF18 (tarpit ideas) needs the catalogue of ideas and is not part of this engine. */
export const RED_FLAG_RULES: readonly RedFlagRule[] = [
  {
    id: 'RF1',
    applies: (signals) => sellsNothing(signals) || signals.statements.length > 0,
    message: () => 'I cannot tell what you sell.',
    spans: ({ statements }) => statements,
  },
  {
    id: 'RF2',
    applies: ({ customer }) => customer.grade <= 1,
    message: () => 'Who pays? Name the job title or the type of shop.',
    spans: ({ customer }) => customer.spans,
  },
  {
    id: 'RF3',
    applies: ({ fitsAnything }) => fitsAnything,
    message: () => 'This sentence fits a bank, a gym and a zoo.',
  },
  {
    id: 'RF4',
    applies: ({ loads }) => loads.buzz.weight >= 4,
    message: (signals) => `Take out ${quotes(signals, signals.loads.buzz.spans)}. What is left?`,
    spans: ({ loads }) => loads.buzz.spans,
  },
  {
    id: 'RF5',
    applies: ({ loads }) => loads.hype.weight >= 2,
    message: (signals) => `${quotes(signals, signals.loads.hype.spans)}: big words make partners doubt the small ones.`,
    spans: ({ loads }) => loads.hype.spans,
  },
  {
    id: 'RF6',
    applies: ({ loads, difference }) => loads.aiHype.weight > 0 && difference.mechanism.length === 0,
    message: () => 'AI is how, not what. Say what the software does that a person did before.',
    spans: ({ loads }) => loads.aiHype.spans,
  },
  {
    id: 'RF7',
    applies: ({ structure }) => structure.ideas >= 4,
    message: ({ structure }) => `You listed ${structure.ideas} things. Which one do they pay for?`,
  },
  {
    id: 'RF8',
    applies: ({ analogy }) => analogy.alone || (analogy.spans.length > 0 && !analogy.household),
    message: (signals) => `Say what it does first, then ${quotes(signals, signals.analogy.spans)}.`,
    spans: ({ analogy }) => analogy.spans,
  },
  {
    id: 'RF9',
    applies: ({ claims }) => claims.noCompetition.length > 0,
    message: () => 'Everyone has a competitor: what do they do today?',
    spans: ({ claims }) => claims.noCompetition,
  },
  {
    id: 'RF10',
    applies: ({ claims }) => claims.futureTense.length > 0,
    message: (signals) => `${quotes(signals, signals.claims.futureTense)} is tomorrow. What is true today?`,
    spans: ({ claims }) => claims.futureTense,
  },
  {
    id: 'RF11',
    applies: ({ claims }) => claims.missionFirst.length > 0,
    message: () => 'Put the thing first, the mission last.',
    spans: ({ claims }) => claims.missionFirst,
  },
  {
    id: 'RF12',
    applies: ({ claims }) => claims.techFirst.length > 0,
    message: () => 'Start with the person and the problem, not with the technology.',
    spans: ({ claims }) => claims.techFirst,
  },
  {
    id: 'RF13',
    applies: ({ size, text }) => size.totalWords > LONG_WORDS || text.trim().length > LONG_CHARS,
    message: ({ size }) => `${size.totalWords} words. Cut to 20.`,
  },
  {
    id: 'RF14',
    applies: ({ size }) => size.totalWords < SHORT_WORDS,
    message: () => 'Too short to judge. Add who it is for.',
  },
  {
    id: 'RF15',
    applies: ({ detail }) => detail.acronyms.length >= 3,
    message: (signals) => `Spell out ${quotes(signals, signals.detail.acronyms)}.`,
    spans: ({ detail }) => detail.acronyms,
  },
  {
    id: 'RF16',
    applies: ({ detail }) => detail.allNumbers.length > 4,
    message: () => 'Keep the one number you would say out loud.',
    spans: ({ detail }) => detail.allNumbers,
  },
  {
    id: 'RF17',
    applies: ({ claims }) => claims.vanity.length > 0,
    message: (signals) =>
      `${quotes(signals, signals.claims.vanity)} proves little. Use paying or weekly active customers.`,
    spans: ({ claims }) => claims.vanity,
  },
  {
    id: 'RF19',
    applies: (signals) => !namesCompany(signals),
    message: () => 'No company name. Fine for the 50-character field; use the name when you speak.',
  },
  {
    id: 'RF20',
    applies: ({ claims }) => claims.superlatives.length > 0,
    message: (signals) => `${quotes(signals, signals.claims.superlatives)}: by which test, which number?`,
    spans: ({ claims }) => claims.superlatives,
  },
];

/** What a partner would stop at, in the order of the rubric. */
export function findRedFlags(signals: PitchSignals): RedFlag[] {
  return RED_FLAG_RULES.filter((rule) => rule.applies(signals)).map((rule) => ({
    id: rule.id,
    message: rule.message(signals),
    spans: [...(rule.spans?.(signals) ?? [])],
  }));
}
