import type { Span } from '@playbook/contracts/core/span.schema';
import type { DemoTopic } from '@playbook/contracts/demos/demo-review.schema';
import { overlaps } from '../../text/spans/span.js';
import { BUZZ_CATEGORIES } from '../../text/terms/term-catalogue.js';
import type { Talk, TalkSentence } from '../reading/talk.js';
import { isPaidToday, isProductTime, topicsOf } from './classify.js';
import { numbersWithUnit } from './spoken-numbers.js';
import { audienceIn, customersIn } from './audience.js';
import { countedUseIn, ownPriceIn, ownThingsIn, productHeadsIn } from './deeds/counted-use.js';
import { founderDeedsIn } from './deeds/founder-deeds.js';
import { plansIn, withoutPlans } from './deeds/plans.js';
import { speakersIn, whatIn, type TalkNames } from './deeds/product-deeds.js';
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

function withWhat(text: string, cues: CueSpans, { tokens, plain, start }: TalkSentence, names: TalkNames): CueSpans {
  const plans = plansIn(plain).map((plan) => ({ start: plan.start + start, end: plan.end + start }));
  const told = { ...cues, what: whatIn(text, cues, tokens, names), did: founderDeedsIn(tokens, names.speakers) };
  return withoutPlans(told, plans, text);
}

type Counted = TalkSentence & Pick<MeasuredSentence, 'cues' | 'numbers' | 'segments'>;

/** How long the product takes is no trouble, what is paid today is no price, and a result that moved from one number to another is no growth. */
function ofProduct({ cues, plain }: Counted, before: DemoTopic | undefined, isOfToday: boolean): CueSpans {
  if (isProductTime(plain, before)) return { ...cues, pain: [], trouble: [] };
  if (isPaidToday({ plain, cues, isBeforeWhat: isOfToday })) return { ...cues, price: [], rate: [] };
  const isOfResult = (own: Span): boolean => cues.result.some((result) => overlaps(result, own));
  return cues.result.length === 0 ? cues : { ...cues, trend: cues.trend.filter((own) => !isOfResult(own)) };
}

const OURS = /\b(?:us|we|our|ours|it)\b/i;
/** "The first one lost nothing", "nobody waits for it any more". */
const DENIED_BEFORE = /\b(?:no|never|without|zero|fewer|less|no more)(?: \w{1,15})? $/i;
const NEAR_CHARS = 30;
const DENIED_BEHIND = /^ (?:nothing|nobody|no one|none)\b/i;
const NO_LONGER = /\b(?:any ?more|any longer)\b/i;

/** What goes wrong no longer, once it is said what the product is, and those who use something before that, of whom nobody knows what. */
function ofNow<S extends TalkSentence & Pick<MeasuredSentence, 'cues'>>(sentences: readonly S[]): S[] {
  const first = sentences.findIndex(({ cues }) => cues.what.length > 0);
  return sentences.map((sentence, index) => {
    const { cues, plain, start } = sentence;
    if (index < first && !OURS.test(plain)) return { ...sentence, cues: { ...cues, use: [] } };
    if (first < 0 || index <= first) return sentence;
    const isNoLonger = NO_LONGER.test(plain);
    const isDenied = (pain: Span): boolean =>
      DENIED_BEFORE.test(plain.slice(Math.max(0, pain.start - start - NEAR_CHARS), pain.start - start)) ||
      DENIED_BEHIND.test(plain.slice(pain.end - start, pain.end - start + NEAR_CHARS)) ||
      isNoLonger;
    return { ...sentence, cues: { ...cues, pain: cues.pain.filter((pain) => !isDenied(pain)) } };
  });
}

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

/** Customers that are counted behind what says what the product is are a use of it, whatever they do. */
function withCountedUse<S extends Counted>(sentences: readonly S[]): S[] {
  const first = sentences.findIndex(({ cues }) => cues.what.length > 0);
  const heads = new Set(
    sentences.flatMap(({ tokens, cues }) => [...productHeadsIn(tokens, cues.what), ...ownThingsIn(tokens, cues.what)]),
  );
  return sentences.map((own, index) => {
    const price = own.cues.cost.length > 0 && index > first ? ownPriceIn(own, heads) : [];
    const sentence = { ...own, cues: { ...own.cues, price: [...own.cues.price, ...price] } };
    const { cues } = sentence;
    const isProof = cues.payment.length + cues.use.length + cues.interest.length + cues.vanity.length > 0;
    const isOther = cues.pain.length + cues.price.length + cues.what.length + cues.deed.length > 0;
    if (first < 0 || index <= first || isProof || isOther) return sentence;
    const use = countedUseIn(sentence, heads);
    const isMarket = cues.market.length > 0 && !/^(?:now |today )?there are/i.test(sentence.plain);
    return isMarket || use.length === 0 ? sentence : { ...sentence, cues: { ...cues, use, market: [] } };
  });
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
  const told = sentences.map((sentence, index) => ({
    ...sentence,
    cues: withWhat(text, found[index] ?? cuesIn('', talk.isBare), sentence, namesAt(index)),
  }));
  const cued = ofNow(told);
  const customers = new Set(cued.flatMap(({ tokens, cues }) => customersIn(tokens, cues.what.length > 0)));
  const segments = cued.map(({ tokens }) => [...segmentsIn(tokens), ...audienceIn(tokens, customers)]);
  const numbers = cued.map(({ tokens }) => numbersWithUnit(tokens));
  const used = withCountedUse(
    cued.map((sentence, index) => ({ ...sentence, segments: segments[index] ?? [], numbers: numbers[index] ?? [] })),
  );
  const firstWhat = used.findIndex(({ cues }) => cues.what.length > 0);
  const topics = topicsOf(
    used.map(({ plain, cues, wordsBefore, segments: own }, index) => ({
      plain,
      cues,
      position: wordsBefore / Math.max(1, words),
      isOfSomebody: own.length > 0,
      isAfterWhat: firstWhat >= 0 && index > firstWhat,
      isBeforeWhat: index < firstWhat,
    })),
  );
  return used.map((sentence, index) => ({
    ...sentence,
    cues: ofProduct(sentence, topics[index - 1], topics[index] === 'problem' && index < firstWhat),
    topic: sentence.read === '' ? 'other' : (topics[index] ?? 'other'),
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

/** What they did before is not what they make. */
const FORMER = /\bused to\b/i;

/** A sentence about the founders or the customers' trouble says "we built" of something else. */
const saysWhat = ({ topic, cues, plain }: MeasuredSentence): readonly Span[] =>
  topic === 'team' || FORMER.test(plain) || (topic === 'problem' && cues.what.length < 2) ? [] : cues.what;

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
