import type { RedFlag } from '@playbook/contracts/core/span.schema';
import type { Slots } from '../engine/slots/slot.js';
import { hidesProduct } from './remarks.js';
import { quoted } from '../engine/quotes.js';
import { redFlagsOf, some, when, type RedFlagRule } from '../engine/red-flags.js';
import { isOthersWish } from './wording/promise.js';
import { isComparisonOnly } from './wording/comparison.js';
import type { PitchSignals } from './signals/pitch-signals.js';

const LONG_WORDS = 30;
const LONG_CHARS = 200;
const SHORT_WORDS = 6;
const ONE_WORD_WEIGHT = 2;
/** A smart meter has no artificial intelligence in it. */
const SMART = /^(?:smart|intelligent|personali[sz]ed)$/i;

/** A pitch with what it says of the startup. */
export interface FlaggedPitch extends PitchSignals {
  readonly slots: Slots;
}

/** Section 4 of the rubric, in its order. RF18 (tarpit ideas) needs the catalogue of ideas and is not part of this
 * engine; RF19 (no company name) is no flag, because the rubric itself calls it harmless. */
export const RED_FLAG_RULES: readonly RedFlagRule<FlaggedPitch>[] = [
  {
    id: 'nothing-sold',
    code: 'RF1',
    message: 'I cannot tell what you sell.',
    find: (signals) => when(hidesProduct(signals, signals.slots) || signals.statements.length > 0, signals.statements),
  },
  {
    id: 'no-customer',
    code: 'RF2',
    message: 'Who pays? Name the job title or the type of shop.',
    find: ({ customer, slots }) => when(customer.grade === 1 || slots.user.state === 'absent', customer.spans),
  },
  {
    id: 'fits-anything',
    code: 'RF3',
    message: 'This sentence fits a bank, a gym and a zoo.',
    find: ({ fitsAnything }) => when(fitsAnything),
  },
  {
    id: 'buzzwords',
    code: 'RF4',
    message: 'Take out %. What is left?',
    find: ({ lexiconHits }) => when(lexiconHits.buzz.weight >= 4, lexiconHits.buzz.spans),
  },
  {
    id: 'hype',
    code: 'RF5',
    message: '%: big words make partners doubt the small ones.',
    find: ({ lexiconHits }) => when(lexiconHits.hype.weight >= 2, lexiconHits.hype.spans),
  },
  {
    id: 'ai-first',
    code: 'RF6',
    message: 'AI is how, not what. Say what the software does that a person did before.',
    find: ({ lexiconHits, difference, what, text }) =>
      when(
        lexiconHits.aiHype.spans.some(({ start, end }) => !SMART.test(text.slice(start, end))) &&
          difference.mechanism.length === 0 &&
          // "A copilot that drafts the report" says it.
          (what.mainVerb.length === 0 || what.object.length === 0 || lexiconHits.buzz.weight > ONE_WORD_WEIGHT),
        lexiconHits.aiHype.spans,
      ),
  },
  {
    id: 'many-things',
    code: 'RF7',
    message: ({ structure }) => `You listed ${structure.ideas} things. Which one do they pay for?`,
    find: ({ structure }) => when(structure.ideas >= 4),
  },
  {
    id: 'analogy',
    code: 'RF8',
    message: 'Say what it does first, then %.',
    find: ({ analogy, text }) =>
      when(isComparisonOnly(text, analogy) || (analogy.spans.length > 0 && !analogy.household), analogy.spans),
  },
  {
    id: 'no-competition',
    code: 'RF9',
    message: 'Everyone has a competitor: what do they do today?',
    find: ({ claims }) => some(claims.noCompetition),
  },
  {
    id: 'future-tense',
    code: 'RF10',
    message: '% is tomorrow. What is true today?',
    find: ({ claims, text }) => some(claims.futureTense.filter((span) => !isOthersWish(text, span))),
  },
  {
    id: 'mission-first',
    code: 'RF11',
    message: 'Put the thing first, the mission last.',
    find: ({ claims }) => some(claims.missionFirst),
  },
  {
    id: 'technology-first',
    code: 'RF12',
    message: 'Start with the person and the problem, not with the technology.',
    find: ({ claims }) => some(claims.techFirst),
  },
  {
    id: 'too-long',
    code: 'RF13',
    message: ({ size }) => `${size.totalWords} words. Cut to 20.`,
    find: ({ size, text }) => when(size.totalWords > LONG_WORDS || text.trim().length > LONG_CHARS),
  },
  {
    id: 'too-short',
    code: 'RF14',
    message: ({ customer }) =>
      customer.grade >= 2
        ? 'Too short to judge. Say what gets better, and by how much.'
        : 'Too short to judge. Add who it is for.',
    find: ({ size }) => when(size.totalWords < SHORT_WORDS),
  },
  {
    id: 'acronyms',
    code: 'RF15',
    message: 'Spell out %.',
    find: ({ detail }) => when(detail.acronyms.length >= 3, detail.acronyms),
  },
  {
    id: 'many-numbers',
    code: 'RF16',
    message: 'Keep the one number you would say out loud.',
    find: ({ detail }) => when(detail.allNumbers.length > 4, detail.allNumbers),
  },
  {
    id: 'vanity',
    code: 'RF17',
    message: '% proves little. Use paying or weekly active customers.',
    // Whoever says who pays as well takes downloads for no more than they are.
    find: ({ claims, slots }) =>
      some(slots.proof.state === 'stated' && slots.price.state === 'stated' ? [] : claims.vanity),
  },
  {
    id: 'superlatives',
    code: 'RF20',
    message: '%: by which test, which number?',
    find: ({ claims }) => some(claims.superlatives),
  },
];

/** What a partner would stop at, in the order of the rubric. */
export const findRedFlags = (signals: PitchSignals, slots: Slots): RedFlag[] =>
  redFlagsOf(RED_FLAG_RULES, { ...signals, slots }, (span) => quoted(signals.text, span));
