import { measureText } from '@playbook/critique/pitch/measure-pitch';

/**
 * Words of those who talk to a judge or a model instead of about a company. Much too wide on purpose: a pitch for a credit score
 * is caught, too, and loses nothing but the chance that a model lifts it above what was measured.
 */
const JUDGE_WORDS =
  /\b(?:ignor\w*|disregard\w*|forget|overrid\w*|bypass\w*|pretend\w*|jailbreak\w*|prompts?|instructions?|rubrics?|json|schema|scor(?:e[sd]?|ing)|points?|marks?|rat(?:e|ed|es|ing|ings)|grad(?:e[sd]?|er|ers|ing)|judg\w+|evaluat\w+|reviewers?|assistants?|llms?|gpt\S{0,200}|chatgpt|claude|gemini|language models?|as an ai|you (?:are|must|should|will|have)|your (?:task|role|job|answer|reply|response|output|previous)|respond|repl(?:y|ies)|outputs?|print|repeat|reveal|translate|simulat\w+|role ?play|act as|from now on|important|attention|note (?:to|for)|system|developers?|admin\w*|override|debug|unlimited|perfect|maximum|highest|deserves?|20 ?(?:\/|out of) ?20|100 ?(?:\/|out of) ?100|100%|begin|end of|rules?|consignes|feedback|summari[sz]e|quote|clarity|specificity|value ?proposition|differentiation|insight ?strength)\b/i;
const MARKUP =
  /<\/?[a-z!?|]|\]\s*\(|javascript:|drop table|\bresponses?:|\[\/?[a-z]+\]|```|"""|'''|={3,}|-{3,}|#{2,}|\{\s*["']|["']\s*:|\}\}|\{\{|&#?\w+;|%[0-9a-f]{2}|\\[nux]|\/\*|--\s|\|\||\$\{/i;
const ENCODED = /[A-Za-z0-9+/=]{24,}|(?:[0-9a-f]{2}\s?){12,}|(?:[01]{8}\s?){3,}/i;
/** Letters one by one, and figures in the place of letters. */
const SPELLED = /(?:\b\p{L}[\s.*_-]+){5,}|\p{L}[013457@$]\p{L}/u;
const HIDDEN = /[\p{Cf}\p{Co}\p{Cn}]|[^\S ]|\p{Cc}/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const SENTENCES = /[^.!?\n;]+[.!?;]*/g;
/** So many different words for a judge are no accident. */
export const ORDER_WORDS = 2;
/** A sentence that begins like an order to whoever answers, not like a product. */
export const ORDER_START =
  /^\W*(?:(?:please|now|then|just|and) )*(?:repeat|summari[sz]e|return|simulate|encode|print|translate|give|write|reply|respond|answer|output|let us|act|pretend|begin|tell me|show me|quote|what (?:are|is|were)|if you|you (?:are|must|should|will|have)|add a|score|rate|grade|award|mark)\b/i;
/** What is left of an order before the next sentence begins, where no stop stands between them. */
const LEFTOVER = /^[^\p{Lu}]{0,60}(?=\p{Lu})/u;

/** Look-alike letters read as the ones they stand for. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘]/g, "'")
    .replaceAll('_', ' ');

/** The different words in a text that could be meant for a judge. */
export const judgeWordsIn = (text: string): string[] => {
  const words = plain(text).match(new RegExp(JUDGE_WORDS, 'gi')) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))];
};
const DISGUISES = [MARKUP, ENCODED, SPELLED, HIDDEN, OTHER_SCRIPT];
/** Whether something in a text is written so that a reader does not see what it says. */
export const isDisguised = (text: string): boolean => DISGUISES.some((pattern) => pattern.test(text));

/** Another language, or no language, in a sentence of its own. */
const isUnreadable = (sentence: string): boolean => /\p{L}/u.test(sentence) && measureText(sentence).isNoise;

const withoutLeftover = (text: string): string => text.replace(LEFTOVER, '').trim();

/** The longest stretch between the suspected words. */
export function longestRest(text: string): string {
  const patterns = [JUDGE_WORDS, ...DISGUISES].map((pattern) => new RegExp(pattern, `g${pattern.flags}`));
  const stretches = patterns.reduce(
    (parts, pattern) => parts.flatMap((part) => part.split(pattern)),
    [text.replaceAll('_', ' ')],
  );
  const longest = stretches.reduce((best, stretch) => (stretch.length > best.length ? stretch : best), '');
  return withoutLeftover(longest);
}

export interface JudgeDirected {
  /** `order` when it surely talks to a judge or hides something, `word` when one word could mean that, or null. */
  readonly suspicion: 'order' | 'word' | null;
  /** With an order: what may be left without it, sentence by sentence and word by word. Otherwise the text. */
  readonly rests: readonly string[];
}

/** Looks for text that may be meant for the judge. */
export function findJudgeDirected(text: string): JudgeDirected {
  const sentences = text.match(SENTENCES) ?? [];
  const isAlone = sentences.length <= 1;
  const words = judgeWordsIn(text);
  const isOrder = (part: string): boolean => isDisguised(part) || judgeWordsIn(part).length > 0;
  const isNoSentence = (sentence: string): boolean => !isAlone && isUnreadable(sentence);
  const isOrdered = words.length > 0 && !isAlone && sentences.some((sentence) => ORDER_START.test(sentence));
  if (!isDisguised(text) && words.length < ORDER_WORDS && !isOrdered && !sentences.some(isNoSentence)) {
    return { suspicion: words.length > 0 ? 'word' : null, rests: [text] };
  }
  const good = sentences.filter(
    (sentence) => !isOrder(sentence) && !isNoSentence(sentence) && !ORDER_START.test(sentence),
  );
  const rests = [withoutLeftover(good.join('')), longestRest(text)];
  return { suspicion: 'order', rests: rests.filter((rest) => rest !== '') };
}
