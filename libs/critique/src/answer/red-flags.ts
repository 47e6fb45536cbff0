import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { RedFlag, Span } from '@playbook/contracts/shared/span.schema';
import { measureLoads } from '../engine/lexicon-hits.js';
import { quoted } from '../engine/quotes.js';
import { spansMatching } from '../text/search/squeezed-text.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import { saysNothing } from './says-nothing.js';
import { featureReader, type FeatureReader } from '../engine/feature-reader.js';

interface Reading extends FeatureReader {
  readonly signals: AnswerSignals;
  /** The answer's score, 0 to 100. */
  readonly overall: number;
  /** Matches in the answer, lexicon terms included. */
  readonly find: (pattern: RegExp) => Span[];
}

interface FlagRule {
  readonly id: string;
  /** The words the flag stands on; null when it does not apply, empty when it is about the whole answer. */
  readonly spans: (reading: Reading) => Span[] | null;
  /** `%` stands for the founder's own words. */
  readonly message: string;
}

const LATE_WORDS = 40;
const LONG_WORDS = 200;
const LONG_METRICS_WORDS = 250;
const SHORT_WORDS = 15;
const MAX_LOAD = 3;
const MAX_HEDGES = 2;
const MAX_LISTED = 5;
const NONE: Span[] = [];

const some = (spans: Span[]): Span[] | null => (spans.length > 0 ? spans : null);
const when = (applies: boolean, spans: Span[] = NONE): Span[] | null => (applies ? spans : null);
const found =
  (pattern: RegExp) =>
  ({ find }: Reading): Span[] | null =>
    some(find(pattern));
const loadOver =
  (kinds: readonly ('buzz' | 'hype' | 'vague' | 'hedge')[], most: number) =>
  ({ signals }: Reading): Span[] | null => {
    const loads = measureLoads(signals.answer);
    const weight = kinds.reduce((sum, kind) => sum + loads[kind].weight, 0);
    return when(
      weight > most,
      kinds.flatMap((kind) => loads[kind].spans),
    );
  };

function wordLimits({ fieldId }: AnswerSignals): { short: number; long: number } {
  const field = APPLICATION_FIELDS.find(({ id }) => id === fieldId);
  const long = field?.sectionId === 'traction' ? LONG_METRICS_WORDS : LONG_WORDS;
  return { short: Math.min(SHORT_WORDS, field?.hintWords.min ?? SHORT_WORDS), long };
}

const MARKET_FIELDS = new Set(['market-size', 'five-year-vision', 'why-now']);
const FULLTIME_FIELDS = new Set(['fulltime-commitment', 'founder-names', 'responsibility-split']);

/** Section 1.4 of the rubric for answers, in its order. Copies of other answers are found by the caller. */
const RULES: readonly FlagRule[] = [
  {
    id: 'RF-empty',
    message: 'No user, number or fact in %: any company could say it.',
    spans: ({ spansOf, signals, overall }) => when(saysNothing(signals, overall), spansOf(['empty.share'])),
  },
  {
    id: 'RF-late',
    message: 'The first fact comes after 40 words. Move it to the first sentence.',
    spans: ({ valueOf }) => when(valueOf('empty.late') > LATE_WORDS && valueOf('length.words') > LATE_WORDS),
  },
  { id: 'RF-buzz', message: 'Cut %.', spans: loadOver(['buzz', 'hype'], MAX_LOAD) },
  { id: 'RF-vague', message: 'Replace % with numbers or names.', spans: loadOver(['vague'], MAX_LOAD) },
  {
    id: 'RF-claim',
    message: '%: name the alternative people use today.',
    spans: found(
      /\b(?:no (?:direct |real )?(?:competition|competitors?)|guaranteed|everyone needs|first[- ]ever|(?:the )?only one|nobody else)\b/gi,
    ),
  },
  {
    id: 'RF-vanity',
    message: '%: how many came back last week? How many paid?',
    spans: ({ valueOf, spansOf }) =>
      when(
        valueOf('fault.vanity') > valueOf('voice.customerDeed') && valueOf('fault.vanity') > 1,
        spansOf(['fault.vanity']),
      ),
  },
  {
    id: 'RF-future',
    message: '%: what have you done already?',
    spans: ({ valueOf, spansOf }) =>
      when(
        valueOf('fault.future') > 2 &&
          valueOf('fault.future') > valueOf('voice.ownDeed') + valueOf('voice.customerDeed'),
        spansOf(['fault.future']),
      ),
  },
  { id: 'RF-hedge', message: '%: state it or give the odds.', spans: loadOver(['hedge'], MAX_HEDGES) },
  {
    id: 'RF-outsourced',
    message: '%: say who on the founding team can build it.',
    spans: ({ spansOf, signals }) =>
      when(
        signals.fieldId !== 'competitors' && spansOf(['fault.outsourced']).length > 0,
        spansOf(['fault.outsourced']),
      ),
  },
  {
    id: 'RF-parttime',
    message: '%: when do all founders go full-time, by date?',
    spans: (reading) =>
      FULLTIME_FIELDS.has(reading.signals.fieldId)
        ? some(
            reading.find(
              /\b(?:part[- ]time|evenings|after graduation|if (?:we are )?accepted|nights and weekends)\b/gi,
            ),
          )
        : null,
  },
  {
    id: 'RF-if-yc',
    message: '%: say what happens without YC.',
    spans: ({ spansOf }) => some(spansOf(['fault.conditionalOnUs'])),
  },
  {
    id: 'RF-list',
    message: '% is a long list. Choose the one people pay for.',
    spans: ({ valueOf, spansOf, signals }) =>
      when(
        valueOf('sentence.listed') > MAX_LISTED && valueOf('fact.numbers') < 3 && signals.fieldId !== 'competitors',
        spansOf(['sentence.longest']),
      ),
  },
  {
    id: 'RF-topdown',
    message: '%: customers times price, for the first niche.',
    spans: (reading) =>
      MARKET_FIELDS.has(reading.signals.fieldId)
        ? some(
            reading.find(
              /\b\d[\d.]{0,20}% of (?:the|this|a) (?:global |total )?market\b|\$?\d[\d.,]{0,20} ?(?:billion|trillion|bn)\b/gi,
            ),
          )
        : null,
  },
  {
    id: 'RF-nda',
    message: '%: partners cannot fund what you will not say.',
    spans: found(/\b(?:cannot disclose|can't disclose|under nda|stealth|confidential|proprietary)\b/gi),
  },
  {
    id: 'RF-invented',
    message: 'Fill in % with your own fact.',
    spans: ({ spansOf }) => some(spansOf(['fault.placeholder'])),
  },
  {
    id: 'RF-long',
    message: 'Too long. Cut by half: keep facts, drop adjectives.',
    spans: ({ signals }) => when(signals.answer.totalWords > wordLimits(signals).long),
  },
  {
    id: 'RF-short',
    message: 'One sentence more: an example with a number.',
    spans: ({ signals }) => when(signals.answer.totalWords < wordLimits(signals).short),
  },
  {
    id: 'RF-judge',
    message: '% speaks to the judge, not about the company. It was not read.',
    spans: ({ signals }) => some([...signals.answer.instructions]),
  },
  {
    id: 'RF-ai-text',
    message: '%: say it as you would to a friend.',
    spans: found(
      /\b(?:in today's [\w-]+ world|delve|not only [^.]{3,60} but also|in an? (?:increasingly|ever)[\w -]{0,80} world|at the intersection of|it is important to note|unlock(?:ing)? the (?:full )?potential|fast-paced)\b/gi,
    ),
  },
];

const QUOTED_SPANS = 3;

/** The red flags of an answer with the words they stand on. */
export function answerRedFlags(signals: AnswerSignals, overall: number): RedFlag[] {
  const { plainFlow: flow } = signals.answer;
  const reading: Reading = {
    ...featureReader(signals.features),
    signals,
    overall,
    find: (pattern) => spansMatching(flow, [pattern]),
  };
  return RULES.flatMap(({ id, spans, message }) => {
    const own = spans(reading);
    if (own === null) return [];
    const words = own.slice(0, QUOTED_SPANS).map((span) => quoted(signals.answer.original, span));
    return [
      {
        id,
        message: message.replace('%', () => words.join(', ')),
        spans: own.map(({ start, end }) => ({ start, end })),
      },
    ];
  });
}
