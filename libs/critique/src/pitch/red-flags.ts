import type { RedFlag, Span } from '@playbook/contracts/core/span.schema';
import type { Slots } from '../engine/slots/slot.js';
import { hidesProduct, listsManyThings, saysHowTheWorldIs } from './reading/what-is-sold.js';
import { quoted } from '../engine/quotes.js';
import { redFlagsOf, some, when, type RedFlagRule } from '../engine/red-flags.js';
import { wordCount } from '@playbook/domain/word-count';
import { isMeant } from '../text/terms/words-meant.js';
import { emptyWordsIn } from './buzzwords.js';
import { isLongPitch } from './wording/readability.js';
import { isOthersWish } from './wording/promise.js';
import { comparisonIn, isComparisonOnly } from './wording/comparison.js';
import type { PitchSignals } from './signals/pitch-signals.js';

const SHORT_WORDS = 6;
const ONE_WORD_WEIGHT = 2;
/** A smart meter has no artificial intelligence in it. */
const SMART = /^(?:smart|intelligent|personali[sz]ed)$/i;

/** "An AI agent that answers the phone". */
const SAYS_JOB =
  /\b(?:that|which|who) (?:\p{Ll}{2,12}ly )?\p{Ll}{3,20}s (?:the|an?|your|their|every|each|all|\p{Ll}{3,30}s)\b/iu;
/** Whoever reads pitches knows them. */
const KNOWN_ACRONYMS = new Set(
  (
    'QA MRR ARR GMV SDK SOC CEO CTO CFO PHD MIT UX UI VAT SKU CI CD PR ICU OEM FAQ ID IP IT TV VC YC EV LED USB GDPR NGO B2B KPI ROI GPU CPU ERP ' +
    'USD EUR GBP INR NGN KES BRL PHP ZAR AUD CAD JPY CNY SQL URL POS EMR EHR NHS CAC LTV NPS SMB SME USB WIFI HVAC ROS ETH KAIST CMU RFP SLA PC ATM NFC QR RFID'
  ).split(' '),
);
/** A pitch with what it says of the startup. */
export interface FlaggedPitch extends PitchSignals {
  readonly slots: Slots;
}

/** Section 4 of the rubric, in its order. RF18 (tarpit ideas) needs the catalogue of ideas and is not part of this
 * engine; RF19 (no company name) is no flag, because the rubric itself calls it harmless. */
/** "Catches the migration that will lock your table", "knows when a pump will fail": what is foretold is done today. */
const FORETELLS =
  /\b(?:catch(?:es)?|finds?|predicts?|spots?|detects?|flags?|warns?|tells?|knows?|forecasts?|sees?|shows?)\b[^.;!?]{0,60}$/i;
const BEFORE_CHARS = 80;
const isForetold = (text: string, { start }: Span): boolean =>
  FORETELLS.test(text.slice(Math.max(0, start - BEFORE_CHARS), start));

/** "The clinics that will never stop faxing": how somebody is, and no plan. */
const isHabit = (text: string, { end }: Span): boolean =>
  /^ (?:never|not|always|still|keep|go on)\b/i.test(text.slice(end));

export const RED_FLAG_RULES: readonly RedFlagRule<FlaggedPitch>[] = [
  {
    id: 'nothing-sold',
    code: 'RF1',
    message: 'I cannot tell what you sell.',
    find: (signals) => when(hidesProduct(signals, signals.slots) || saysHowTheWorldIs(signals), signals.statements),
  },
  {
    id: 'no-customer',
    code: 'RF2',
    message: 'Who pays? Name the one kind of person or business.',
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
    find: ({ lexiconHits, text }) => {
      const words = emptyWordsIn(text, lexiconHits.buzz.spans);
      return when(lexiconHits.buzz.weight >= 4 && words.length > 0, words);
    },
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
          !SAYS_JOB.test(text) &&
          (what.mainVerb.length === 0 || what.object.length === 0 || lexiconHits.buzz.weight > ONE_WORD_WEIGHT),
        lexiconHits.aiHype.spans,
      ),
  },
  {
    id: 'many-things',
    code: 'RF7',
    message: 'You list many things. Which one do they pay for?',
    find: (signals) => when(listsManyThings(signals, signals.slots) && signals.slots.result.state !== 'stated'),
  },
  {
    id: 'analogy',
    code: 'RF8',
    message: 'Say what it does first, then %.',
    find: ({ analogy, text }) => {
      const words = comparisonIn(text, analogy);
      return words === null ? null : when(isComparisonOnly(text, analogy) || !analogy.household, [words]);
    },
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
    // Beside what is measured or done a plan is no more than the next step.
    find: ({ claims, text, slots: { proof, result } }) =>
      proof.state === 'stated' || result.state === 'stated'
        ? null
        : some(
            claims.futureTense.filter(
              (span) => !isOthersWish(text, span) && !isForetold(text, span) && !isHabit(text, span),
            ),
          ),
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
    message: ({ text }) => `${wordCount(text)} words. Cut to 20.`,
    find: ({ text }) => when(isLongPitch(text)),
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
    find: ({ detail, text }) => {
      const unknown = detail.acronyms.filter(({ start, end }) => !KNOWN_ACRONYMS.has(text.slice(start, end)));
      return when(unknown.length >= 3, unknown);
    },
  },
  {
    id: 'many-numbers',
    code: 'RF16',
    message: 'Keep the one number you would say out loud.',
    find: ({ detail, slots }) =>
      when(detail.allNumbers.length > 4 && slots.proof.state !== 'stated', detail.allNumbers),
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
    find: ({ claims, text }) => some(claims.superlatives.filter((span) => !isMeant(text, span))),
  },
];

/** What a partner would stop at, in the order of the rubric. */
export const findRedFlags = (signals: PitchSignals, slots: Slots): RedFlag[] =>
  redFlagsOf(RED_FLAG_RULES, { ...signals, slots }, (span) => quoted(signals.text, span));
