import type { DemoTopic, NotableMoment } from '@playbook/contracts/demos/demo-review.schema';
import { wordNumberRemark } from './applicants.js';
import { measuredMoment, quotedMoment, quoteOf } from './quotes.js';
import { clock, counted, rounded, timeWithin } from './said.js';
import { deadSilence } from './presentation/length-and-pace.js';
import { lengthOf } from './signals/stretches.js';
import type { TalkSignals } from './signals/measure-talk.js';
import type { VideoSignals } from './signals/video-signals.js';

const EASY_WPM = 180;
const NUMBER_WITHIN_SHARE = 0.6;
const MIN_TEXT_SHARE = 0.022;
const PER_CENT = 100;
const QUOTES_KEPT = 2;

/** What a stretch of the talk is about, in words. */
const TOPIC_WORDS: Readonly<Partial<Record<DemoTopic, string>>> = {
  who: 'your introduction',
  problem: 'the problem',
  solution: 'what you make',
  proof: 'your proof',
  team: 'the team',
  model: 'the money',
  ask: 'your closing',
};

/** What the first sentence of a talk does. */
const OPENINGS: Readonly<Partial<Record<DemoTopic, string>>> = {
  who: 'You introduce yourselves',
  team: 'You begin with yourselves',
  problem: 'You begin with the problem',
  proof: 'You begin with your proof',
  model: 'You begin with money or the market',
};

const OPENING = 'This is the first thing one hears';
const THANKS = /^(?:and )?(?:thanks|thank you)\b/i;
const THANKS_MAX_WORDS = 6;

function openingOf({ talk, sentences, what }: TalkSignals): NotableMoment | null {
  const [first] = sentences;
  if (first === undefined || first.read === '') return null;
  const quote = quoteOf(talk, first);
  const isGreeting = first.topic === 'who' && first.cues.intro.length + first.cues.name.length === 0;
  const opening = isGreeting ? 'You begin with a greeting' : (OPENINGS[first.topic] ?? OPENING);
  const remark =
    what === null
      ? `${opening}. I found no sentence that surely says what you make.`
      : what.sentence === first
        ? 'Your first sentence says what you make. Leave it there.'
        : `${opening}; what you make comes at ${clock(what.sentence.startS)}.`;
  return { kind: 'opening', ...quotedMoment(quote), endS: timeWithin(first.endS), remark };
}

function whatOf({ talk, what }: TalkSignals, { format, rules }: VideoSignals): NotableMoment | null {
  if (what === null) return null;
  const quote = quoteOf(talk, what.sentence, what.span, true);
  const wordNumber = talk.times.wordsBefore(what.span.start) + 1;
  const remark =
    format === 'application'
      ? `Here I learn what you make. ${wordNumberRemark(wordNumber)}`
      : `Here I learn what you make; in a ${rules.name} I want it within ${rules.whatWithinS} seconds.`;
  return { kind: 'first-what', ...quotedMoment(quote), endS: timeWithin(what.sentence.endS), remark };
}

function numberOf({ talk, number }: TalkSignals, durationS: number): NotableMoment | null {
  if (number === null) return null;
  const quote = quoteOf(talk, number.sentence, number.span);
  const share = quote.atS / Math.max(1, durationS);
  const remark =
    share <= NUMBER_WITHIN_SHARE
      ? 'Your first number with something that it counts.'
      : `Your first number comes after ${Math.round(share * PER_CENT)}% of the video. Bring one forward.`;
  return { kind: 'first-number', ...quotedMoment(quote), endS: timeWithin(number.sentence.endS), remark };
}

function lastOf({ talk, sentences, what }: TalkSignals): NotableMoment | null {
  const last = sentences.findLast(({ plain, words }) => words > THANKS_MAX_WORDS || !THANKS.test(plain));
  if (last === undefined || last.read === '' || sentences.length < QUOTES_KEPT || last === what?.sentence) return null;
  const remark =
    last.topic === 'ask'
      ? 'You end with what comes next or what you want.'
      : last.topic === 'proof'
        ? 'You end on your proof; that is what stays.'
        : 'This is what stays in the ear. Is it the sentence that you want repeated?';
  return { kind: 'last-line', ...quotedMoment(quoteOf(talk, last)), endS: timeWithin(last.endS), remark };
}

function pauseOf(video: VideoSignals): NotableMoment | null {
  const { silence } = video.speech;
  if (silence === null || lengthOf(silence) < 1) return null;
  const lengthS = rounded(lengthOf(silence), 1);
  const remark =
    deadSilence(video) === null
      ? 'The longest silence; it does no harm.'
      : `The longest silence. Cut it, or show something new in it.`;
  return {
    kind: 'longest-pause',
    ...measuredMoment(`${counted(lengthS, 'second')} without speech`, silence.startS),
    endS: timeWithin(silence.endS),
    remark,
  };
}

/** What most of a stretch of the talk is about. */
function topicAt(talk: TalkSignals | null, startS: number, endS: number): string | null {
  const seconds = new Map<DemoTopic, number>();
  for (const sentence of talk?.sentences ?? []) {
    const common = Math.min(endS, sentence.endS) - Math.max(startS, sentence.startS);
    if (common > 0) seconds.set(sentence.topic, (seconds.get(sentence.topic) ?? 0) + common);
  }
  const [most] = [...seconds].toSorted(([, one], [, other]) => other - one);
  return most === undefined ? null : (TOPIC_WORDS[most[0]] ?? null);
}

function fastestOf({ speech, talk }: VideoSignals): NotableMoment | null {
  if (speech.windows.length < QUOTES_KEPT) return null;
  const fastest = speech.windows.reduce((best, own) => (own.wordsPerMinute > best.wordsPerMinute ? own : best));
  const topic = topicAt(talk, fastest.startS, fastest.endS);
  const about = topic === null ? '' : `, and it is about ${topic}`;
  const remark =
    fastest.wordsPerMinute > EASY_WPM
      ? `This is the fastest stretch${about}. Slow down here.`
      : `This is the fastest stretch${about}. One can still follow.`;
  return {
    kind: 'fastest',
    ...measuredMoment(`${Math.round(fastest.wordsPerMinute)} words a minute`, fastest.startS),
    endS: timeWithin(fastest.endS),
    remark,
  };
}

function hardestOf({ picture: { smallest } }: VideoSignals): NotableMoment | null {
  if (smallest === null) return null;
  const share = rounded(smallest.smallestHeightShare * PER_CENT, 1);
  const remark =
    smallest.smallestHeightShare < MIN_TEXT_SHARE
      ? 'The smallest letters. On a phone nobody can read them: zoom in.'
      : 'The smallest letters; they are large enough.';
  return {
    kind: 'hardest-to-read',
    ...measuredMoment(`letters of ${share}% of the picture's height`, smallest.atS),
    endS: null,
    remark,
  };
}

/** The few moments that a founder looks at first, in the order of the video. Section 5 of the rubric for demo videos. */
export function notableMoments(video: VideoSignals): NotableMoment[] {
  const { talk } = video;
  const opening = talk === null ? null : openingOf(talk);
  const what = talk === null ? null : whatOf(talk, video);
  const found = [
    opening,
    // One sentence is one moment.
    talk?.what?.sentence === talk?.sentences[0] ? null : what,
    ...(talk === null ? [] : [numberOf(talk, video.facts.durationS), lastOf(talk)]),
    pauseOf(video),
    fastestOf(video),
    hardestOf(video),
  ];
  return found.filter((moment) => moment !== null).toSorted((a, b) => (a.atS ?? 0) - (b.atS ?? 0));
}
