import { SHORT_PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { PitchText } from '../../engine/read-text.js';
import type { Slots } from '../../engine/slots/slot.js';
import { trimPitch } from '../../engine/rewrite/trim.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('pitch-wording', ['lead', 'weakEnd', 'lastPhrase']);

const MIN_WORDS = 2;
/** What begins so is half of a sentence. */
const BEGINS_WITHIN =
  /^(?:when|if|since|because|after|while|as|although|instead|have|has|had|are|is|do|does|can|will|what|why|how|show hn|ask hn)\b/i;
const LEAD = WORDS.lead;
const WEAK_END = WORDS.weakEnd;

function dropName(text: string, company: string | null): string {
  if (company === null || !text.startsWith(company)) return text;
  return text.slice(company.length).replace(/^\s*(?:,|is (?:an? |the )?)?\s*/i, '');
}

const dropArticles = (text: string): string => text.replace(/\b(?:an?|the)\s+/gi, '');

function cutClause(text: string): string {
  return text
    .replace(/[,;:.!?](?:\s.{0,800})?$/s, '')
    .replace(/\s{1,300}(?:so|because|instead of|rather than|in order to)\s.{0,800}$/is, '');
}

/** Cuts at the last preposition that leaves a text that fits; a phrase stays whole. */
function cutPhrases(text: string): string {
  let rest = text;
  while (rest.length > SHORT_PITCH_MAX_CHARS) {
    const cut = rest.replace(WORDS.lastPhrase, '');
    if (cut === rest) break;
    rest = cut;
  }
  return rest.replace(WEAK_END, '');
}

function acceptable(text: string): boolean {
  return (
    text.length <= SHORT_PITCH_MAX_CHARS &&
    !BEGINS_WITHIN.test(text) &&
    text.split(' ').filter((word) => /\p{L}/u.test(word)).length >= MIN_WORDS
  );
}

/** Ever shorter versions of a text; each is made only when those before it do not fit. */
function* versionsOf(text: string, company: string | null): Generator<string> {
  yield text;
  const unnamed = dropName(text, company).replace(LEAD, '');
  yield unnamed;
  yield dropArticles(unnamed);
  const clause = cutClause(unnamed);
  yield clause;
  const bare = dropArticles(clause);
  yield bare;
  yield cutPhrases(bare);
}

/**
 * The same facts in at most 50 characters, the limit of the real form, in the founder's words: without the company name,
 * then without articles, then without what follows (section 7 of the rubric). Null when too little is left, or only how things are today.
 */
export function shortVersion(pitch: PitchText, signals: PitchSignals, { today }: Slots): string | null {
  const trimmed = trimPitch(pitch);
  if (trimmed.broken || signals.fitsAnything || pitch.blanks.length > 0) return null;
  const ofToday = today.spans.map(({ start, end }) => pitch.original.slice(start, end).toLowerCase());
  const named = trimmed.text.replace(/[.!?]{1,300}$/, '');
  for (const version of versionsOf(named, signals.detail.company)) {
    const fitting = version.trim();
    const isOfToday = fitting.length < named.length && ofToday.some((words) => fitting.toLowerCase().includes(words));
    if (acceptable(fitting) && !isOfToday) return fitting.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  }
  return null;
}
