import { row, scoreOf } from '../criterion-score.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { quotedMoment, quoteOf, type Quote } from '../quotes.js';
import { clock } from '../said.js';
import type { TalkingVideo } from '../signals/video-signals.js';
import type { MeasuredSentence, TalkSignals } from '../signals/measure-talk.js';
import {
  ABSENT_POINTS,
  extra,
  EXTRA_POINTS,
  mayBeMissed,
  MIDDLE_POINTS,
  OPTIONAL_POINTS,
  quotedCue,
  STATED_POINTS,
  withDoubt,
  worstFirst,
  type CriterionReview,
} from './criterion.js';

interface TeamFinding {
  /** Where somebody is introduced. */
  readonly intro: Quote | null;
  readonly names: Quote | null;
  readonly deed: Quote | null;
  readonly builds: Quote | null;
  /** Why them: together before, or at home in the trade. */
  readonly why: Quote | null;
}

/** A word without its plural. */
const wordAt = ({ talk }: TalkSignals, { start, end }: Span): string =>
  talk.text.slice(start, end).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/** Years and counts can be checked best. */
const numberedFirst = (sentences: readonly MeasuredSentence[]): MeasuredSentence[] =>
  sentences.toSorted((a, b) => Math.min(1, b.numbers.length) - Math.min(1, a.numbers.length));

function findTeam(signals: TalkSignals): TeamFinding {
  const own = signals.sentences.filter(({ topic }) => topic === 'team' || topic === 'who');
  const all = own.length > 0 ? own : signals.sentences.filter(({ cues }) => cues.intro.length > 0);
  const trade = signals.sentences.flatMap(({ topic, segments }) =>
    topic === 'problem' || topic === 'solution' ? segments.map((span) => wordAt(signals, span)) : [],
  );
  const ofTrade = own.find(
    ({ cues, segments }) => cues.deed.length > 0 && segments.some((span) => trade.includes(wordAt(signals, span))),
  );
  return {
    intro: quotedCue(signals, all, 'intro'),
    names: quotedCue(signals, signals.sentences, 'name'),
    deed: quotedCue(signals, numberedFirst(own), 'deed'),
    builds: quotedCue(signals, own, 'builds'),
    why: quotedCue(signals, own, 'together', 'why') ?? (ofTrade === undefined ? null : quoteOf(signals.talk, ofTrade)),
  };
}

const placeOf = ({ intro, names, deed, builds, why }: TeamFinding): Quote | null =>
  deed ?? builds ?? why ?? names ?? intro;

function scoreTeam(finding: TeamFinding, isOptional: boolean) {
  const place = placeOf(finding);
  if (place === null)
    return scoreOf([
      isOptional ? row('May be left out of a product demo', OPTIONAL_POINTS) : row('No founder heard', ABSENT_POINTS),
    ]);
  const { names, deed, builds, why } = finding;
  const rows = [
    row('You say who you are', STATED_POINTS, place.atS),
    extra('Names', names),
    extra('A fact about a founder that can be checked', deed),
    extra('Who builds it', builds),
    extra('Why you: the trade, or work together', why),
  ];
  const score = scoreOf(withDoubt(rows, deed === null ? MIDDLE_POINTS.vague : MIDDLE_POINTS.told));
  const missing = OPTIONAL_POINTS - score.points;
  return isOptional && missing > 0
    ? scoreOf([...score.rows, row('May be left out of a product demo', missing)])
    : score;
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
function missingWords({ builds, why }: TeamFinding): string[] {
  return [
    builds === null ? mayBeMissed('who builds it', 'one sentence with a name is enough') : '',
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
      ? 'I found nothing about who you are. That is fine to leave out of a product demo.'
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

function fixesOf({ names, deed, builds, why, intro }: TeamFinding, isOptional: boolean) {
  if (isOptional) return [];
  const isAbsent = (names ?? deed ?? builds ?? why ?? intro) === null;
  return worstFirst([
    isAbsent
      ? {
          text: 'Give each founder one sentence: a name, and one thing you built or did before.',
          points: EXTRA_POINTS * 3 + 5,
        }
      : deed === null
        ? {
            text: 'Give each founder one fact that can be checked: what you built, where, or for how many years.',
            points: EXTRA_POINTS,
          }
        : null,
    isAbsent || builds !== null ? null : { text: 'Say who builds the product.', points: EXTRA_POINTS - 1 },
    isAbsent || why !== null
      ? null
      : {
          text: 'Say how you know this trade, or what the founders have built together before.',
          points: EXTRA_POINTS - 2,
        },
  ]);
}

/** Judges what one learns about the founders: facts, never looks, voice or origin. */
export function reviewTeam({ talk, rules }: TalkingVideo): CriterionReview {
  const finding = findTeam(talk);
  const isOptional = rules.optional.includes('team');
  const { deed, builds } = finding;
  const seen = [deed, builds, finding.why, finding.names].filter((found) => found !== null);
  return {
    score: scoreTeam(finding, isOptional),
    feedback: feedbackOf(finding, isOptional),
    fixes: fixesOf(finding, isOptional),
    evidence: seen
      .filter((own, index) => seen.findIndex(({ start }) => start === own.start) === index)
      .slice(0, 3)
      .map(quotedMoment),
    strength:
      deed !== null && (builds ?? finding.why) !== null
        ? { text: `Keep ${deed.said} at ${clock(deed.atS)}: it is a fact about you that I could check.`, points: 75 }
        : null,
    isStated: deed !== null,
  };
}
