import { areEmployed } from '@playbook/critique/lexicon/customers';
import { readParties } from '@playbook/critique/customers/read-parties';
import { headOfName } from '@playbook/critique/customers/mentions/party-name';
import { readPitch } from '@playbook/critique/engine/read-text';
import { isTrouble, tellsTrouble } from '@playbook/critique/idea/cues/told-trouble';
import type { KnownStartup } from '../../startup/known-startup.js';
import { SENTENCE_END } from './sentences.js';

/** "My grandmother fell", "at my last job": what happened to the founders is asked of nobody else. */
const IS_OWN_STORY = /\b(?:my|me|I|I'm|I've)\b/;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** How it is done today is what the trouble comes from. */
const OF_TODAY = /^(?:today|now|currently|at present|until now)\b/i;

/** Whoever is named, but for those who work for whoever buys: clerks of a clinic. */
const headsIn = (text: string): readonly string[] =>
  readParties(readPitch(text))
    .map(({ name }) => headOfName(name.toLowerCase()))
    .filter((head) => !areEmployed(head));

/** "The women", "in Zanzibar the women": a text begins with them. */
const BEFORE_OPENING = /^(?:in \p{Lu}[\p{L} ]{1,30} )?(?:the |an? )?$/iu;

/** Whoever a description begins with has the trouble, where that is not who buys. */
function isTroubleOfOthers({ description, problem }: KnownStartup, customer: string): boolean {
  const opening = readParties(readPitch(description)).find(({ spans }) =>
    BEFORE_OPENING.test(description.slice(0, spans[0]?.start ?? description.length)),
  );
  const isOther = opening !== undefined && headOfName(opening.name.toLowerCase()) !== customer;
  return isOther && !headsIn(problem).includes(customer);
}

const isTold = (sentence: string): boolean => isTrouble(sentence) || tellsTrouble(sentence);

/** "Only a small fraction wear an aid", "there is nowhere to warm up", "runs on a whiteboard": how things are, which costs nobody a sum. */
const IS_STATE = new RegExp(
  String.raw`^(?:only|most|many|few|hardly any|half|\d{1,3} ?%)\b[^.;!?]{0,80}\b(?:have|wear|own|use|get|live|know)\b` +
    String.raw`|\b(?:nowhere|runs? on|there (?:is|are) no)\b|\b(?:is|are) (?:around|about) \p{Sc}`,
  'iu',
);
/** Whether a sentence of a problem tells what has a price for whoever has it. */
export const mayBePriced = (sentence: string): boolean => isTold(sentence) || !IS_STATE.test(sentence);

const sentencesOfOthers = (problem: string): readonly string[] =>
  problem
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => HAS_WORD.test(sentence) && !IS_OWN_STORY.test(sentence));

/** Behind how it is done today stands what is wrong with it. */
function behindToday(others: readonly string[]): readonly string[] {
  const told = others.find(isTold);
  return told === undefined ? others : [told];
}

/**
 * The sentence of the problem that a startup's customers have: the first that names them or nobody, and not how it is done today. Null where
 * nothing is said, or where it is the trouble of somebody else who does not pay to be without it.
 */
export function problemOfCustomers(startup: KnownStartup): string | null {
  const { problem, customer, basis } = startup;
  const sentences = sentencesOfOthers(problem);
  const [first = ''] = sentences;
  const candidates = OF_TODAY.test(first) ? behindToday(sentences.slice(1)) : sentences;
  if (customer === null || customer === basis.targetUser) return candidates[0] ?? (first || null);
  const head = headOfName(customer.toLowerCase());
  if (isTroubleOfOthers(startup, head)) return null;
  const isTheirs = (heads: readonly string[]): boolean => heads.length === 0 || heads.includes(head);
  const own = candidates.findIndex((one) => isTheirs(headsIn(one)));
  const sentence = candidates[own] ?? null;
  // "Meanwhile there are thousands who know": what stands behind the trouble of others is none.
  return sentence !== null && (own === 0 || isTold(sentence)) ? sentence : null;
}
