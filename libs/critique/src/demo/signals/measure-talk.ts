import type { Span } from '@playbook/contracts/core/span.schema';
import type { DemoTopic } from '@playbook/contracts/demos/demo-review.schema';
import { BUZZ_CATEGORIES } from '../../text/terms/term-catalogue.js';
import type { Token } from '../../text/tokens/token.js';
import type { Talk, TalkSentence } from '../reading/talk.js';
import { topicsOf } from './classify.js';
import { numbersWithUnit } from './spoken-numbers.js';
import { audienceIn, customersIn } from './audience.js';
import { speakersIn, whatIn, type TalkNames } from './product-deeds.js';
import { introducedIn, presentDeed } from './product-names.js';
import { segmentsIn } from './segments.js';
import { cuesIn, type Cue, type CueSpans } from './talk-cues.js';

/** A sentence with everything that was found in it; all spans are offsets in the transcript. */
export interface MeasuredSentence extends TalkSentence {
  readonly cues: CueSpans;
  readonly topic: DemoTopic;
  readonly numbers: readonly Span[];
  readonly segments: readonly Span[];
  /** Weight of its buzzwords (signal S17). */
  readonly buzzLoad: number;
}

/** Everything that is measured in a talk. */
export interface TalkSignals {
  readonly talk: Talk;
  readonly sentences: readonly MeasuredSentence[];
  /** The first sentence that says what the product is, with the words that say so. */
  readonly what: Found | null;
  readonly problem: Found | null;
  readonly number: Found | null;
  readonly fillers: readonly Span[];
}

/** Words of a sentence. */
export interface Found {
  readonly sentence: MeasuredSentence;
  readonly span: Span;
}

const shiftedBy = (cues: CueSpans, by: number): CueSpans =>
  Object.fromEntries(
    Object.entries(cues).map(([cue, spans]) => [
      cue,
      spans.map(({ start, end }) => ({ start: start + by, end: end + by })),
    ]),
  ) as unknown as CueSpans;

function buzzLoadOf({ hits }: TalkSentence): number {
  return hits
    .filter(({ term, allowed }) => !allowed && (BUZZ_CATEGORIES.has(term.category) || term.category === 'hype'))
    .reduce((sum, { term }) => sum + term.weight, 0);
}

const withWhat = (text: string, cues: CueSpans, tokens: readonly Token[], names: TalkNames): CueSpans => ({
  ...cues,
  what: whatIn(text, cues.what, tokens, names),
});

/** A name in so many sentences that is no person's is the product's. */
const MIN_NAMED = 2;

/** "This is Slotwise" may be a person or a product: what does something for somebody in the present is the product. */
function namesIn({ text, sentences }: Talk, cues: readonly CueSpans[]): TalkNames {
  const people = speakersIn(text, cues);
  const introduced = new Set(sentences.flatMap(({ tokens }) => introducedIn(tokens)));
  const doing = new Set(
    sentences.flatMap(({ tokens }) =>
      tokens.filter(({ kind }, at) => kind === 'word' && presentDeed(tokens, at) !== null).map(({ lower }) => lower),
    ),
  );
  const named = sentences.map(({ tokens }) => new Set(tokens.filter(({ proper }) => proper).map(({ lower }) => lower)));
  const isRepeated = (name: string): boolean =>
    !people.has(name) && named.filter((own) => own.has(name)).length >= MIN_NAMED;
  const products = new Set([...doing].filter((name) => introduced.has(name) || isRepeated(name)));
  return { products, speakers: new Set([...people].filter((name) => !products.has(name))) };
}

function measuredSentences(talk: Talk): MeasuredSentence[] {
  const { text, sentences, words } = talk;
  const found = sentences.map(({ read, start }) => shiftedBy(cuesIn(read, talk.isBare), start));
  const names = namesIn(talk, found);
  const introduces = sentences.map(({ tokens }) => introducedIn(tokens).length > 0);
  const namesAt = (index: number): TalkNames =>
    introduces[index] === true || introduces[index - 1] === true
      ? { ...names, products: new Set([...names.products, 'it']) }
      : names;
  const cued = sentences.map((sentence, index) => ({
    ...sentence,
    cues: withWhat(text, found[index] ?? cuesIn('', talk.isBare), sentence.tokens, namesAt(index)),
  }));
  const customers = new Set(cued.flatMap(({ tokens, cues }) => customersIn(tokens, cues.what.length > 0)));
  const topics = topicsOf(
    cued.map(({ plain, cues, wordsBefore }) => ({ plain, cues, position: wordsBefore / Math.max(1, words) })),
  );
  return cued.map((sentence, index) => ({
    ...sentence,
    topic: sentence.read === '' ? 'other' : (topics[index] ?? 'other'),
    numbers: numbersWithUnit(sentence.tokens),
    segments: [...segmentsIn(sentence.tokens), ...audienceIn(sentence.tokens, customers)],
    buzzLoad: buzzLoadOf(sentence),
  }));
}

/** The first sentence with a cue, of those that are asked for. */
function firstWith(
  sentences: readonly MeasuredSentence[],
  spansOf: (sentence: MeasuredSentence) => readonly Span[],
): Found | null {
  for (const sentence of sentences) {
    const [span] = spansOf(sentence);
    if (span !== undefined) return { sentence, span };
  }
  return null;
}

/** A sentence about the founders or the customers' trouble says "we built" of something else. */
const saysWhat = ({ topic, cues }: MeasuredSentence): readonly Span[] =>
  topic === 'team' || (topic === 'problem' && cues.what.length < 2) ? [] : cues.what;

const saysProblem = ({ topic, cues, start, end }: MeasuredSentence): readonly Span[] =>
  topic === 'problem' ? [cues.pain[0] ?? cues.trouble[0] ?? cues.today[0] ?? { start, end }] : [];

/** Measures a talk. Pure: the same talk always gives the same. */
export function measureTalk(talk: Talk): TalkSignals {
  const sentences = measuredSentences(talk);
  return {
    talk,
    sentences,
    what: firstWith(sentences, saysWhat),
    problem: firstWith(sentences, saysProblem),
    number: firstWith(sentences, ({ numbers }) => numbers),
    fillers: talk.sentences.flatMap((sentence) => sentence.fillers),
  };
}

/** Whether any of some sentences has one of the cues. */
export const anyHas = (sentences: readonly MeasuredSentence[], ...cues: readonly Cue[]): boolean =>
  sentences.some((sentence) => cues.some((cue) => sentence.cues[cue].length > 0));
