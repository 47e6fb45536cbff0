import { row, scoreOf } from '../criterion-score.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { quoteOf, type Quote } from '../quotes.js';
import { clock } from '../said.js';
import type { TalkingVideo } from '../signals/video-signals.js';
import type { MeasuredSentence, TalkSignals } from '../signals/measure-talk.js';
import { extra, POINTS, withDoubt, withOptional } from './criterion-points.js';
import { isBuiltByEngineers, tradeNouns } from './trade-words.js';
import {
  mayBeMissed,
  needNotSay,
  numberedFirst,
  quotedCue,
  quotedMoments,
  worstFirst,
  type CriterionReview,
} from './criterion.js';

const MAX_EVIDENCE = 3;

interface TeamFinding {
  /** Where somebody is introduced. */
  readonly intro: Quote | null;
  readonly names: Quote | null;
  readonly deed: Quote | null;
  readonly builds: Quote | null;
  /** Why them: together before, or at home in the trade. */
  readonly why: Quote | null;
  /** Whether it is software, a machine or electronics, so that somebody has to build it. */
  readonly isBuilt: boolean;
}

/** A word without its plural. */
const wordAt = ({ talk }: TalkSignals, { start, end }: Span): string =>
  talk.text.slice(start, end).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

const isAboutProduct = ({ topic }: MeasuredSentence): boolean => topic !== 'team' && topic !== 'who' && topic !== 'ask';

function findTeam(signals: TalkSignals): TeamFinding {
  const own = signals.sentences.filter(({ topic }) => topic === 'team' || topic === 'who');
  const all = own.length > 0 ? own : signals.sentences.filter(({ cues }) => cues.intro.length > 0);
  const trade = signals.sentences.flatMap((one) =>
    isAboutProduct(one) ? one.segments.map((span) => wordAt(signals, span)) : [],
  );
  const nouns = new Set(signals.sentences.flatMap((one) => (isAboutProduct(one) ? tradeNouns(one) : [])));
  const ofTrade = own.find(
    ({ cues, segments, tokens }) =>
      cues.deed.length + cues.did.length > 0 &&
      (segments.some((span) => trade.includes(wordAt(signals, span))) ||
        tradeNouns({ tokens }).some((noun) => nouns.has(noun))),
  );
  return {
    intro: quotedCue(signals, all, 'intro'),
    names: quotedCue(signals, signals.sentences, 'name'),
    deed: quotedCue(signals, numberedFirst(own), 'deed') ?? quotedCue(signals, numberedFirst(own), 'did'),
    builds: quotedCue(signals, own, 'builds'),
    why: quotedCue(signals, own, 'together', 'why') ?? (ofTrade === undefined ? null : quoteOf(signals.talk, ofTrade)),
    isBuilt: isBuiltByEngineers(signals),
  };
}

const placeOf = ({ intro, names, deed, builds, why }: TeamFinding): Quote | null =>
  deed ?? builds ?? why ?? names ?? intro;

const OPTIONAL_LABEL = 'May be left out of a product demo';

function scoreTeam(finding: TeamFinding, isOptional: boolean) {
  const place = placeOf(finding);
  if (place === null)
    return scoreOf([isOptional ? row(OPTIONAL_LABEL, POINTS.optional) : row('No founder heard', POINTS.absent)]);
  const { names, deed, builds, why, isBuilt } = finding;
  const rows = [
    row('You say who you are', POINTS.stated, place.atS),
    extra('Names', names),
    extra('A fact about a founder that can be checked', deed),
    isBuilt || builds !== null
      ? extra('Who builds it', builds)
      : row('Nothing that an engineer must build', deed === null ? 0 : POINTS.extra),
    extra('Why you: the trade, or work together', why),
  ];
  const score = scoreOf(withDoubt(rows, deed === null ? POINTS.middle.vague : POINTS.middle.told));
  return withOptional(score, isOptional ? OPTIONAL_LABEL : null);
}

function buildsWords({ deed, builds }: TeamFinding): string {
  if (builds === null) return '';
  return builds.start === deed?.start
    ? 'It also tells me who can build it.'
    : `${builds.said} tells me who can build it.`;
}

function whyWords({ deed, builds, why }: TeamFinding): string {
  const isNew = why !== null && why.start !== deed?.start && why.start !== builds?.start;
  return isNew ? `${why.said} tells me why you.` : '';
}

/** What was not heard, where the format asks for it. */
function missingWords({ builds, why, isBuilt }: TeamFinding): string[] {
  return [
    isBuilt && builds === null ? mayBeMissed('who builds it', 'one sentence with a name is enough') : '',
    why === null ? mayBeMissed('how you know this trade or each other', 'one sentence is enough') : '',
  ];
}

const FACT_MISSED = mayBeMissed(
  'something about you that I could check',
  'name what you built, where, or for how many years',
);

function feedbackOf(finding: TeamFinding, isOptional: boolean): string {
  const { deed, builds, why } = finding;
  const place = placeOf(finding);
  if (place === null)
    return isOptional
      ? needNotSay('product demo', 'who you are')
      : `I found nothing about who you are. ${mayBeMissed('it', 'give each founder a name and one fact')}`;
  if ((deed ?? builds ?? why) === null)
    return `${place.said} at ${clock(place.atS)} tells me who speaks. ${FACT_MISSED}`;
  const lines = [
    deed === null ? '' : `${deed.said} at ${clock(deed.atS)} is a fact about you that I could check.`,
    buildsWords(finding),
    whyWords(finding),
    ...(isOptional ? [] : missingWords(finding)),
  ];
  return lines.filter((line) => line !== '').join(' ');
}

/** Of founders of whom something is told. */
const nextFixes = ({ deed, builds, why, isBuilt }: TeamFinding) => [
  deed === null
    ? {
        text: 'Give each founder one fact that can be checked: what you built, where, or for how many years.',
        points: POINTS.extra,
      }
    : null,
  builds === null && isBuilt ? { text: 'Say who builds the product.', points: POINTS.extra - 1 } : null,
  why === null
    ? {
        text: 'Say how you know this trade, or what the founders have built together before.',
        points: POINTS.extra - 2,
      }
    : null,
];

function fixesOf(finding: TeamFinding, isOptional: boolean) {
  if (isOptional) return [];
  if (placeOf(finding) !== null) return worstFirst(nextFixes(finding));
  const text = 'Give each founder one sentence: a name, and one thing you built or did before.';
  return [{ text, points: POINTS.extra * 3 + 5 }];
}

/** Judges what one learns about the founders: facts, never looks, voice or origin. */
export function reviewTeam({ talk, rules }: TalkingVideo): CriterionReview {
  const finding = findTeam(talk);
  const isOptional = rules.optional.includes('team');
  const { deed, builds } = finding;
  return {
    score: scoreTeam(finding, isOptional),
    feedback: feedbackOf(finding, isOptional),
    fixes: fixesOf(finding, isOptional),
    evidence: quotedMoments([deed, builds, finding.why, finding.names]).slice(0, MAX_EVIDENCE),
    strength:
      deed !== null && (builds ?? finding.why) !== null
        ? { text: `Keep ${deed.said} at ${clock(deed.atS)}: it is a fact about you that I could check.`, points: 75 }
        : null,
    isStated: deed !== null,
  };
}
