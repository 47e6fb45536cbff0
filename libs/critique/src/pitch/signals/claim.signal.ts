import type { Span } from '@playbook/contracts/core/span.schema';
import type { TermHit } from '../../text/terms/match-terms.js';
import { overlaps } from '../../text/spans/span.js';
import type { PitchText } from '../../engine/read-text.js';
import { PLAIN_PATTERNS, READ_PATTERNS } from './signal-patterns.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['superlative', 'technologyFirst']);

export interface ClaimMeasurement {
  /** S25: "no competition", "first ever", "best" with nothing behind. */
  readonly claims: readonly Span[];
  /** The claims that say nobody else does it. */
  readonly noCompetition: readonly Span[];
  readonly superlatives: readonly Span[];
  readonly allInOne: readonly Span[];
  /** "will", "aims to", "plans to" where the main verb should stand. */
  readonly futureTense: readonly Span[];
  /** The opening talks about changing the world. */
  readonly missionFirst: readonly Span[];
  /** Sign-ups, downloads, followers as proof. */
  readonly vanity: readonly Span[];
  /** The opening names the technology. */
  readonly techFirst: readonly Span[];
}

const findNoCompetition = READ_PATTERNS.add([
  /\b(?:no|zero|without (?:any )?) ?(?:direct |real )?(?:competition|competitors?|rivals?)\b(?! (?:except|but|besides|other than|apart from)\b)/gi,
  /\bnobody else (?:does|is doing|can)\b/gi,
]);
const findSuperlatives = READ_PATTERNS.add([
  /\bworld'?s (?:first|best|most|only|largest|fastest)\b/gi,
  /\bfirst[ -]ever\b/gi,
  WORDS.superlative,
  /(?:\b(?:best(?! (?:\d{1,6}|before|friends?|man|(?:price|route|rate|time|day|hour|offer|seat)s?)\b)|number one|unbeatable|unrivall?ed)|#1)\b/gi,
]);
const findAllInOne = READ_PATTERNS.add([
  /\b(?:all[- ]in[- ]one|one[- ]stop|end[- ]to[- ]end|everything in one place|single (?:platform|place|pane))\b/gi,
]);
const findFuture = PLAIN_PATTERNS.add([
  /\b(?:we|it|that|which|app|startup|product|company)(?:'ll| will)(?: be)?\b/gi,
  // What people want is no plan of the founders: "people who want to sell".
  /(?<!\b(?:who|they|you|people|[a-z]{3,20}(?:ers|ors|ists|ents|ants)) )\b(?:aims?|plans?|planning|hopes?|intends?|going|trying|seeks?|wants?) to\b/gi,
]);
const findMission = PLAIN_PATTERNS.add([
  /^\W*(?:our (?:mission|vision|goal)|(?:we(?:'re| are)? )?(?:\w+ ){0,4}(?:chang(?:e|ing) the world|the future of))\b/gi,
]);
const findVanity = PLAIN_PATTERNS.add([
  /\b\d[\d,.]{0,20}[km]?\+? (?:\w+ )?(?:sign-?ups?|downloads?|page ?views?|followers|likes|registered users|visitors|impressions|waitlist\w*)\b/gi,
]);
const TECH = [WORDS.technologyFirst];
const findTech = READ_PATTERNS.add(TECH);
const findPlainTech = PLAIN_PATTERNS.add(TECH);

const NO_COMPETITION_TERMS = new Set(['no competition', 'no competitors', 'blue ocean']);
const SUPERLATIVE_TERMS = new Set([
  "world's first",
  'the first ever',
  'first-of-its-kind',
  'one-of-a-kind',
  'best',
  '#1',
  'best-in-class',
  'best-of-breed',
]);
const ALL_IN_ONE_TERMS = new Set([
  'all-in-one platform',
  'one-stop shop',
  'end-to-end platform',
  'superapp',
  'super app',
]);

function hitSpans(hits: readonly TermHit[], terms: ReadonlySet<string>): Span[] {
  return hits.filter((hit) => !hit.allowed && terms.has(hit.term.term)).map((hit) => hit.span);
}

function distinct(spans: readonly Span[]): Span[] {
  return spans.filter((span, index) => !spans.slice(0, index).some((earlier) => overlaps(earlier, span)));
}

/** S25 and the phrases behind the red flags. */
export function measureClaims({ squeezed, plainSqueezed: whole, hits }: PitchText): ClaimMeasurement {
  const noCompetition = distinct([...hitSpans(hits, NO_COMPETITION_TERMS), ...findNoCompetition(squeezed)]);
  const superlatives = distinct([...hitSpans(hits, SUPERLATIVE_TERMS), ...findSuperlatives(squeezed)]);
  return {
    claims: [...noCompetition, ...superlatives],
    noCompetition,
    superlatives,
    allInOne: distinct([...hitSpans(hits, ALL_IN_ONE_TERMS), ...findAllInOne(squeezed)]),
    futureTense: findFuture(whole),
    missionFirst: findMission(whole),
    vanity: findVanity(whole),
    techFirst: distinct([...findPlainTech(whole), ...findTech(squeezed)]),
  };
}
