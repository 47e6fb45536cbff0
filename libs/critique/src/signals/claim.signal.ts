import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { TermHit } from '../lexicon/match-terms.js';
import { spansMatching } from '../text/flow.js';
import { overlaps } from '../text/span.js';
import type { PitchText } from './pitch-text.js';

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

const NO_COMPETITION = [
  /\b(?:no|zero|without (?:any )?) ?(?:direct |real )?(?:competition|competitors?|rivals?)\b/gi,
  /\bnobody else (?:does|is doing|can)\b/gi,
];
const SUPERLATIVES = [
  /\bworld'?s (?:first|best|most|only|largest|fastest)\b/gi,
  /\bfirst[ -]ever\b/gi,
  /\bthe (?:best|only|first|fastest|most \w+|#1)\b(?! (?:\d|thing|time|call|job|reply|draft|aid|night|day|week|month|year|order|visit|lesson|pickup|line|page|step|one|two|hour|minute|mile|pass))/gi,
  /\b(?:best|number one|#1|unbeatable|unrivall?ed)\b/gi,
];
const ALL_IN_ONE = [
  /\b(?:all[- ]in[- ]one|one[- ]stop|end[- ]to[- ]end|everything in one place|single (?:platform|place|pane))\b/gi,
];
const FUTURE = [
  /\b(?:we|it|that|which|app|startup|product|company)(?:'ll| will)(?: be)?\b/gi,
  /\b(?:aims?|plans?|planning|hopes?|intends?|going|trying|seeks?|want|wants) to\b/gi,
];
const MISSION = [
  /^\W*(?:our (?:mission|vision|goal)|(?:we(?:'re| are)? )?(?:\w+ ){0,4}(?:chang(?:e|ing) the world|the future of))\b/gi,
];
const VANITY = [
  /\b\d[\d,.]*[km]?\+? (?:\w+ )?(?:sign-?ups?|downloads?|page ?views?|followers|likes|registered users|visitors|impressions|waitlist\w*)\b/gi,
];
const TECH = [
  /^\W*(?:(?:we|our \w+) (?:use|uses|leverage|leverages|apply|combine)\w* |(?:an? |the )?)(?:ai|artificial intelligence|machine learning|deep learning|blockchain|web3|llms?|iot|quantum|generative ai|computer vision|nlp|gpt)\b/gi,
];

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
  return hits.filter((hit) => terms.has(hit.term.term)).map((hit) => hit.span);
}

function distinct(spans: readonly Span[]): Span[] {
  return spans.filter((span, index) => !spans.slice(0, index).some((earlier) => overlaps(earlier, span)));
}

/** S25 and the phrases behind the red flags. */
export function measureClaims({ flow, plainFlow: whole, hits }: PitchText): ClaimMeasurement {
  const noCompetition = distinct([...hitSpans(hits, NO_COMPETITION_TERMS), ...spansMatching(flow, NO_COMPETITION)]);
  const superlatives = distinct([...hitSpans(hits, SUPERLATIVE_TERMS), ...spansMatching(flow, SUPERLATIVES)]);
  return {
    claims: [...noCompetition, ...superlatives],
    noCompetition,
    superlatives,
    allInOne: distinct([...hitSpans(hits, ALL_IN_ONE_TERMS), ...spansMatching(flow, ALL_IN_ONE)]),
    futureTense: spansMatching(whole, FUTURE),
    missionFirst: spansMatching(whole, MISSION),
    vanity: spansMatching(whole, VANITY),
    techFirst: distinct([...spansMatching(whole, TECH), ...spansMatching(flow, TECH)]),
  };
}
