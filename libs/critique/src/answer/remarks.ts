import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { wordingFor } from '../engine/questions/ask.js';
import { quoted } from '../engine/quotes.js';
import { faultsWithReasons } from './fault-reasons.js';
import { missingIn } from './missing.js';
import { overlaps } from '../text/spans/span.js';
import type { AnswerText } from './signals/answer-text.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import type { AnswerScore } from './scoring/score-answer.js';

/** Something wrong with an answer, and what to do about it. */
export interface Hole {
  /** In a few words, for the badge. */
  readonly flaw: string;
  /** What the partner says. */
  readonly line: string;
  /** What to do in the next twenty minutes. */
  readonly todo: string;
  /** Points it costs, the larger the worse. */
  readonly severity: number;
  /** The words it is about. */
  readonly quoted: readonly Span[];
}

interface Wording {
  readonly flaw: string;
  /** Said in several ways, so that two answers of one founder do not hear the same; `%` stands for the founder's own words. */
  readonly lines: readonly [string, ...string[]];
  readonly todos: readonly [string, ...string[]];
}

const wording = (flaw: string, lines: Wording['lines'], todos: Wording['todos']): Wording => ({ flaw, lines, todos });

/** What a partner says about a row that cost points. A row without a reason that can be told is not spoken of. */
const BY_SIGNAL: Readonly<Record<string, Wording>> = {
  A12: wording(
    'could stand in any answer',
    ['%: words that could stand in any answer.', 'I skip %.', '% could come from any applicant.'],
    [
      'Say it as you would to a friend in your trade.',
      'Put in their place what happened, to whom, on which day.',
      'Name the thing you mean.',
    ],
  ),
  A14: wording(
    'sentences without a fact',
    [
      '% has no number, no name and no deed.',
      'I cannot check anything in %.',
      '%: nothing in it could be wrong, so it says nothing.',
    ],
    [
      'Cut that sentence, or put a fact in it.',
      'Say who, how many or when in it.',
      'Would you miss it? If not, cut it.',
    ],
  ),
  A15: wording(
    'buzzwords',
    ['I cannot picture %.', '%: what would I see?', '% tells me nothing that I could film.'],
    ['Put the plain thing in its place: who does what with it.', 'Write what the customer clicks, holds or gets.'],
  ),
  A16: wording(
    'words without a measure',
    ['No measure: %.', '%: how much is that?', '% could be 2 or 2,000.'],
    ['Put a number or a name in its place.', 'Count it and write the number.'],
  ),
  A17: wording(
    'claims anyone could make',
    ['Anyone could claim %.', '%: your rival writes the same.', 'I read % in most applications.'],
    ['Show the one fact that makes you say it.', 'Leave the claim out and keep what it rests on.'],
  ),
  A18: wording(
    'hedged',
    ['%: you take back what you say.', 'With % I do not know what is true today.'],
    ['State it, or say how sure you are and why.', 'Say what is true now and what you do not know yet.'],
  ),
  A19: wording(
    'plans in the place of facts',
    ['I read %: what you will do.', '% is about tomorrow.', '%: a plan, and I asked what is there.'],
    ['Lead with what you have already done.', 'Say what you finished last month first.'],
  ),
  A20: wording(
    'does not answer',
    ['%: that is no answer.', '% sends me elsewhere.'],
    ['Answer here, in two sentences; nobody opens another page.'],
  ),
  A21: wording(
    'essay words',
    ['%: an essay speaks.', 'Nobody talks like %.'],
    ['Cut every sentence that would not be missed.', 'Say it aloud and write down what you said.'],
  ),
  A22: wording(
    'numbers from reports',
    ['%: from a report, not from your customers.', '% is somebody else’s number.'],
    [
      'Count it from the bottom: your customers times your price.',
      'How many could you name and call? Start from those.',
    ],
  ),
  A23: wording(
    'attention in the place of use',
    ['%: attention, not use.', '% tells me who looked, not who stayed.'],
    ['Say how many came back last week and how many paid.', 'Give the number of those who used it twice.'],
  ),
  A24: wording(
    'opinions in the place of behaviour',
    ['%: what people said.', '% is what they say when it costs nothing.'],
    ['Say what they did: paid, came back, complained when it broke.', 'Who of them did something about it, and what?'],
  ),
  A25: wording(
    'built by others',
    ['%: who on the team can build?', 'With % the product is somebody else’s.'],
    ['Say who of the founders builds it.', 'Name the founder who takes it over, and the date.'],
  ),
  A27: wording(
    'ideas in the place of things',
    ['Nobody can film %.', '%: what is that on a Tuesday?'],
    ['Name the thing one would see.', 'Give the example that you tell at dinner.'],
  ),
  A28: wording(
    'numbers too round to believe',
    ['%: too round to have been counted.', 'I doubt %: counted numbers are rarely that round.'],
    ['Give the number you counted and its date.', 'Write it as it stands in your records.'],
  ),
};

const FIRST_WEIGHT = 12;
const NEXT_WEIGHT = 6;
const OTHER_WEIGHT = 3;
const FAULT_WEIGHT = 8;
const CAP_WEIGHT = 100;
/** Single words are a symptom: half as grave as what is missing. */
const WORDS = 'A12';
const WORD_ROWS = new Set([WORDS, 'A27']);
const QUOTED_SPANS = 2;

function missingHoles(signals: AnswerSignals): Hole[] {
  return missingIn(signals).map(({ expectation: { label, template }, rank, ask }) => ({
    flaw: `missing: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    line: ask,
    todo: `Add it: "${template}"`,
    severity: rank === 0 ? FIRST_WEIGHT : rank === 1 ? NEXT_WEIGHT : OTHER_WEIGHT,
    quoted: [],
  }));
}

/** What a partner marks down in this question, where it can be said why. */
function faultHoles({ fieldId, answer }: AnswerSignals): Hole[] {
  return faultsWithReasons(fieldId, answer).map(({ reason: { flaw, line, todo }, spans }) => {
    const words = spans.slice(0, QUOTED_SPANS);
    const said = words.map((span) => quoted(answer.original, span)).join(' and ');
    return { flaw, line: line.replace('%', () => said), todo, severity: FAULT_WEIGHT, quoted: words };
  });
}

/** Words that a table of words was fitted to find weak are spoken of only where a list of empty words has them too. */
const spokenOf = (signal: string, spans: readonly Span[], { hits }: AnswerText): readonly Span[] =>
  WORD_ROWS.has(signal) ? spans.filter((span) => hits.some((hit) => !hit.allowed && overlaps(hit.span, span))) : spans;

function rowHoles(rows: readonly AnswerEvidence[], answer: AnswerText): Hole[] {
  const text = answer.original;
  return rows.flatMap(({ signal, label, points, spans }) => {
    if (points >= 0) return [];
    if (signal === 'cap') {
      return [
        {
          flaw: label.toLowerCase(),
          line: `${label}.`,
          todo: 'Write it in your own words first.',
          severity: CAP_WEIGHT,
          quoted: [],
        },
      ];
    }
    const wordings = BY_SIGNAL[signal];
    const words = spokenOf(signal, spans, answer).slice(0, QUOTED_SPANS);
    if (wordings === undefined || words.length === 0) return [];
    const { flaw, lines, todos } = wordings;
    const said = words.map((span) => quoted(text, span)).join(' and ');
    const line = wordingFor(`${signal} ${text}`, lines).replace('%', () => said);
    const severity = signal === WORDS ? -points / 2 : -points;
    return [{ flaw, line, todo: wordingFor(`${signal} ${text}`, todos), severity, quoted: words }];
  });
}

/** What is wrong with the answer, the worst first. */
export function holesOf(signals: AnswerSignals, { evidence }: AnswerScore): Hole[] {
  const rows = rowHoles(evidence, signals.answer);
  return [...rows, ...faultHoles(signals), ...missingHoles(signals)].toSorted((a, b) => b.severity - a.severity);
}
