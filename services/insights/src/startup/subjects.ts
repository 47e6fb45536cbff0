import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import { wholeWords } from '../knowledge/whole-words.js';

const words = z.array(z.string().min(1)).min(1);
/** What facts are about, each with its words in facts and those of founders to whom such a fact says something. */
const subjectsSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      words,
      facts: words,
      /** Whether one word in passing says enough. */
      evenOnce: z.boolean().default(false),
    }),
  )
  .min(1);

const SUBJECTS = subjectsSchema
  .parse(JSON.parse(readFileSync(new URL('../../knowledge/subjects.json', import.meta.url), 'utf8')))
  .map((subject) => ({
    name: subject.name,
    evenOnce: subject.evenOnce,
    ofFounder: wholeWords(subject.words),
    each: wholeWords(subject.words, 'gi'),
    ofFact: wholeWords(subject.facts),
  }));

/** Where a sentence of a founder's words ends, or one that a semicolon joins to it. */
export const SENTENCE_BREAK = /(?<=[.!?;])\s|\n/u;
/** Words of a text that is about something that flies. */
export const FLIES =
  /\b(?:drones?|aircraft|air(?:planes?|lines?)|helicopters?|gliders?|paraglid\w{1,3}|cockpits?|flights?)\b/i;

/** A text of fewer sentences has no aside. */
const FEWEST_WITH_ASIDES = 4;
const TWICE = 2;

const differentIn = (text: string, each: RegExp): number =>
  new Set((text.match(each) ?? []).map((word) => word.toLowerCase())).size;

/**
 * The subjects that a founder's words touch: by two words, in two sentences, in the first one that is no story, or by what the customers are
 * called. Of what one word in one sentence of many names, "the app gives a list" in a text about radiators, no fact is told.
 */
export function subjectsOf(text: string, customers: string): ReadonlySet<string> {
  const sentences = text.split(SENTENCE_BREAK).filter((sentence) => sentence.trim() !== '');
  const [first = ''] = sentences;
  const opening = tellsOfPast(first) ? '' : first;
  const isSure = ({ ofFounder, each, evenOnce }: (typeof SUBJECTS)[number]): boolean =>
    evenOnce ||
    sentences.length < FEWEST_WITH_ASIDES ||
    ofFounder.test(opening) ||
    ofFounder.test(customers) ||
    differentIn(text, each) >= TWICE ||
    sentences.filter((sentence) => ofFounder.test(sentence)).length >= TWICE;
  return new Set(SUBJECTS.filter((subject) => subject.ofFounder.test(text) && isSure(subject)).map(({ name }) => name));
}

/** What is known does not change, so that a fact is read once. */
const OF_FACTS = new Map<string, readonly string[]>();

/** The subjects that a fact is about: to whom none of them says anything, the fact says nothing either. */
export function subjectsOfFact(fact: string): readonly string[] {
  const known = OF_FACTS.get(fact);
  if (known !== undefined) return known;
  const subjects = SUBJECTS.filter(({ ofFact }) => ofFact.test(fact)).map(({ name }) => name);
  OF_FACTS.set(fact, subjects);
  return subjects;
}
