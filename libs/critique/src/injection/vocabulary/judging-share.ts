import { TOPIC } from './topics.js';
import { namesCompany, outlineOf, type SentenceOutline } from '../sentence-outline.js';

/** Products are machines, their makers developers, and "you" their customer: such words only add to what others say. */
const WEAK = TOPIC.machine | TOPIC.you;
/** The fewer topics come together, the less else an injection may say: share of its words, by the number of its topics. */
const MIN_SHARES = [2, 2, 0.75, 0.5, 0.4] as const;
/** One word commands nothing: "Output:" may be the name of what follows. */
const MIN_WORDS = 2;
/** Topics that hardly come together but in front of a judge. */
const TELLING = TOPIC.judge | TOPIC.mark | TOPIC.prompt | TOPIC.accept | TOPIC.pitch | TOPIC.bargain;
/** Share that is enough where two of them do, and no other word names a customer, a thing for sale or a number. */
const MIN_SHARE_OF_NOTHING = 0.4;

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Others may speak of rules and prompts; who judges is told to do something about them. */
function isAboutJudging(topics: number): boolean {
  if ((topics & (TOPIC.judge | TOPIC.mark)) !== 0) return true;
  return (topics & TOPIC.prompt) !== 0 && (topics & (TOPIC.command | TOPIC.pitch)) !== 0;
}

/** True when a sentence has words of a prompt injection at all; what it says with them is another question. */
export function mentionsJudging({ topics }: SentenceOutline): boolean {
  const isToMachine = (topics & TOPIC.machine) !== 0 && (topics & (TOPIC.you | TOPIC.command)) !== 0;
  if ((topics & TOPIC.judge) !== 0) return true;
  return countBits(topics) > 1 && (isToMachine || (topics & TELLING) !== 0);
}

/** Whoever reads is told to do something. */
const COMMANDS =
  /^\W{0,3}(?:please|do|don['’]t|never|always|give|grant|award|rate|score|mark|grade|set|let|make|you)\b/i;
const OF_TRADE = TOPIC.mark | TOPIC.bargain;
/** "Suppliers don't lose on repairs because rates are low": a loss and a rate are told of a trade where nobody is spoken to and nothing else is said. */
const isOfTrade = (sentence: string, topics: number): boolean =>
  (topics & ~TOPIC.command) === OF_TRADE && !COMMANDS.test(sentence);

/** True when a sentence says hardly anything but who should judge, what, and how well. */
export function isMostlyJudging(sentence: string, { topics, own, others } = outlineOf(sentence)): boolean {
  if (own < MIN_WORDS || !isAboutJudging(topics) || isOfTrade(sentence, topics)) return false;
  const share = own / (own + others);
  const count = countBits(topics & ~WEAK);
  if (share >= (MIN_SHARES[Math.min(count, MIN_SHARES.length - 1)] ?? 1)) return true;
  return countBits(topics & TELLING) > 1 && share >= MIN_SHARE_OF_NOTHING && !namesCompany(sentence);
}
