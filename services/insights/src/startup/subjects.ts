import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wholeWords } from '../knowledge/whole-words.js';

const words = z.array(z.string().min(1)).min(1);
/** What facts are about, each with its words in facts and those of founders to whom such a fact says something. */
const subjectsSchema = z.array(z.strictObject({ name: z.string().min(1), words, facts: words })).min(1);

const SUBJECTS = subjectsSchema
  .parse(JSON.parse(readFileSync(new URL('../../knowledge/subjects.json', import.meta.url), 'utf8')))
  .map((subject) => ({ name: subject.name, ofFounder: wholeWords(subject.words), ofFact: wholeWords(subject.facts) }));

/** The subjects that a founder's words touch. */
export const subjectsOf = (text: string): ReadonlySet<string> =>
  new Set(SUBJECTS.filter(({ ofFounder }) => ofFounder.test(text)).map(({ name }) => name));

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
