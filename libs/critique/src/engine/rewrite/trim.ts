import { CONCRETE_VERBS, EMPTY_VERBS, OUTCOME_VERBS } from '../../lexicon/verbs.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePer } from '../../text/once-per.js';
import type { PitchText } from '../read-text.js';
import { isVerb } from '../../text/grammar/verb.js';
import { isMeant } from '../../text/terms/words-meant.js';
import { blankSpans } from '../../text/spans/span.js';
import { isReported } from '../../injection/reported.js';
import { editFor, type TermEdit } from './edit-plan.js';
import { fixArticle, thirdPerson, tidySentence } from './inflect.js';

/** A pitch without its lexicon terms. */
export interface TrimmedPitch {
  readonly text: string;
  /** Something was taken out or replaced. */
  readonly changed: boolean;
  /** A term carried the sentence: without it the rest is no sentence. */
  readonly broken: boolean;
  /** Where those terms stand. */
  readonly carriedBy: readonly Span[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly edit: TermEdit;
}

const AFTER_BELIEF = /^\s+that\b/i;
const BE_BEFORE = /\b(?:are|is|am|be|'re|'s|’re|’s)\s*$/i;

const OF_BEHIND = /^\s+of\b/i;
const ARTICLE_BEFORE = /\b(?:an?|the)\s+$/i;

/** Widens an edit over the "that" of "we believe that", the "are" of "we are trying to" and the rest of "the next generation of". */
function widen(text: string, { start, end, edit }: Edit): Edit {
  if (edit.kind !== 'drop') return { start, end, edit };
  const words = text.slice(start, end).toLowerCase();
  const that = words.startsWith('we ') ? AFTER_BELIEF.exec(text.slice(end)) : null;
  const be = words.endsWith(' to') ? BE_BEFORE.exec(text.slice(0, start)) : null;
  const of = OF_BEHIND.exec(text.slice(end));
  const article = of === null ? null : ARTICLE_BEFORE.exec(text.slice(0, start));
  const [before, behind] = [be ?? article, that ?? of];
  return { start: start - (before?.[0].length ?? 0), end: end + (behind?.[0].length ?? 0), edit };
}

/** "Enables dentists to file": without what they do it is not "lets". */
const LETS_DO = /^(?:\s+[^\s.,;:]+){1,5}?\s+to\b/i;
const LETS_MAX_CHARS = 200;

/** "aims to" hands its ending on to a verb only; before any other word ("aims to instead") it has to stay. */
function suitEnding({ tokens, original }: PitchText, edit: Edit): Edit {
  if (edit.edit.kind !== 'verb-s') return edit;
  const index = tokens.findIndex(({ start }) => start >= edit.end);
  const next = tokens[index];
  // Another term that is edited itself may stand between.
  const isDirect = next !== undefined && original.slice(edit.end, next.start).trim() === '';
  const word = isDirect ? next.lower : '';
  const isKnown = [CONCRETE_VERBS, EMPTY_VERBS, OUTCOME_VERBS].some((verbs) => verbs.has(word));
  return isKnown || (isDirect && isVerb(tokens, index)) ? edit : { ...edit, edit: { kind: 'keep' } };
}

/** "We believe that we file payroll": what they do themselves they know. */
const OF_THEMSELVES = /^\s+(?:that\s+)?(?:we|our|it|this)\b/i;

/** "We think tenants will pay": without the first words a guess would be a fact. */
function suitBelief({ original }: PitchText, edit: Edit): Edit {
  const isBelief =
    edit.edit.kind === 'drop' && /^we (?:believe|think|feel)$/i.test(original.slice(edit.start, edit.end));
  return isBelief && !OF_THEMSELVES.test(original.slice(edit.end)) ? { ...edit, edit: { kind: 'break' } } : edit;
}

const IS_BEFORE = /\b(?:is|are|be|been|was|were|feels?|sounds?|seems?)\s+$/i;
/** "There are a lot of players": that there are any says nothing. */
const THERE_ARE = /\bthere (?:are|is|were|was)\s+$/i;
const ENDS_BEHIND = /^\s*(?:[.,;:!?]|$)/;

/** "Even 1% would be massive": without its last word nothing is said. */
function suitPredicate({ original }: PitchText, edit: Edit): Edit {
  const isPredicate = IS_BEFORE.test(original.slice(0, edit.start)) && ENDS_BEHIND.test(original.slice(edit.end));
  const isAllThereIs = THERE_ARE.test(original.slice(0, edit.start));
  return edit.edit.kind === 'drop' && (isPredicate || isAllThereIs) ? { ...edit, edit: { kind: 'keep' } } : edit;
}

const QUANTITY = /^(?:many|several|some|most|numerous|various|multiple|lots of|a lot of)$/i;
/** "Many discovered", "several of them": without it nobody does it. */
const IS_WHO = /^\s+(?:of|who|have|has|had|are|were|do|did|can|will|would|could|\p{Ll}{3,15}ed)\b(?! \p{Ll}{3,20}s\b)/u;
function suitSubject({ original }: PitchText, edit: Edit): Edit {
  const isQuantity = QUANTITY.test(original.slice(edit.start, edit.end));
  return isQuantity && IS_WHO.test(original.slice(edit.end)) ? { ...edit, edit: { kind: 'keep' } } : edit;
}

/** "Scores them as well as writing the note": "and writing" joins nothing. */
const DOING_BEHIND = /^\s+\p{L}{2,20}ing\b/u;
function suitJoint({ original }: PitchText, edit: Edit): Edit {
  const isJoint = edit.edit.kind === 'swap' && edit.edit.word === 'and';
  return isJoint && DOING_BEHIND.test(original.slice(edit.end)) ? { ...edit, edit: { kind: 'keep' } } : edit;
}

function applyEdit(before: string, after: string, edit: TermEdit): string {
  switch (edit.kind) {
    case 'swap':
      return `${before}${edit.word}${after}`;
    case 'lets':
      return `${before}${edit.word}${after.replace(/^((?:\s+[^\s.,;:]+){1,5}?)\s+to\b/i, '$1')}`;
    case 'verb-s':
      return `${before}${after.replace(/^(\s+)(\p{Ll}+)/u, (_, space: string, verb: string) => space + thirdPerson(verb))}`;
    default: {
      // "Guarantees explosive, unstoppable growth": the comma goes with the first of a list.
      const rest =
        edit.kind === 'drop' && /[\p{L}\p{N}]\s$/u.test(before)
          ? after.replace(/^,(?:\s{0,3},){0,8}(?=\s)/, '')
          : after;
      return `${fixArticle(before, rest)}${rest}`;
    }
  }
}

/** Takes out the lexicon terms that can go, from the last to the first so that offsets stay valid. */
function trimmedOf(pitch: PitchText): TrimmedPitch {
  const edits = pitch.hits
    .filter(({ span }) => !isMeant(pitch.original, span))
    .map((hit) => suitPredicate(pitch, suitBelief(pitch, suitEnding(pitch, { ...hit.span, edit: editFor(hit) }))))
    .map((edit) => suitSubject(pitch, suitJoint(pitch, edit)))
    .filter(({ edit, end }) => edit.kind !== 'lets' || LETS_DO.test(pitch.original.slice(end, end + LETS_MAX_CHARS)))
    .filter(({ edit }) => edit.kind !== 'keep')
    .map((edit) => widen(pitch.original, edit));
  const toJudge = pitch.instructions.filter((span) => !isReported(pitch.original, span));
  const text = edits
    .toReversed()
    .reduce(
      (rest, { start, end, edit }) => applyEdit(rest.slice(0, start), rest.slice(end), edit),
      blankSpans(pitch.original, toJudge),
    );
  const carriedBy = edits.filter(({ edit }) => edit.kind === 'break').map(({ start, end }) => ({ start, end }));
  return {
    text: tidySentence(text),
    changed: edits.length > 0 || toJudge.length > 0,
    broken: carriedBy.length > 0,
    carriedBy,
  };
}

/** A pitch without its lexicon terms, worked out once for all that is written about it. */
export const trimPitch = oncePer(trimmedOf);
