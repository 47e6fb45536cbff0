import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { blankSpans } from './span.js';

const SENTENCE = /[^.!?;\n。！？]+(?:[.!?;]+(?=\s|$)|[.!?;](?=\S)[^.!?;\n]+)*[.!?;。！？]*/g;

/** How an order to whoever judges begins; a sentence about a product may begin so, too. */
const ORDER =
  /^\W*(?:(?:please|now|then|just|and|important|override|system|admin|note|you must)\b[\s:,]*)*(?:repeat|summari[sz]e|return|simulate|encode|print|translate|respond|answer|output|let us|let's|act|pretend|begin|tell me|show me|quote|what (?:are|were) the (?:rules|instructions)|if you do not|you (?:are now|must|will)|add a field|score|rate|grade|award|mark|give|reply|write|ignore|disregard|forget|override|set all|from now on)\b/i;

/** Where an order begins without a stop before it. */
const UNSTOPPED =
  / (?=(?:Ignore|Disregard|Forget|Override|You (?:are now|must)|If you do not|Pretend|Act as|Let us|Respond|Reply|Answer|Return|Output|Print|Repeat|Translate|Encode|Summari[sz]e|Begin|Simulate|From now on|Add a field|Score:|Give|Rate|SYSTEM|Note to|Admin|Developer message|IMPORTANT|Set all|What are the rules)\b)/g;

/** What only a judge or a model has. */
const JUDGES_OWN =
  /\b(?:system prompt|your prompt|instructions|rubric|json|your (?:answer|reply|response|output|prompt|feedback)|the text above|before this line|reviewers?|graders?|judges?|evaluation|evaluator|partnerfeedback|in the feedback|perfect (?:scores?|ratings?|evaluation|marks?)|full marks|(?:maximum|highest|top)(?: possible)? (?:scores?|points|marks?|grade|rating)|scores? of|other founders|words of praise|rules you were given|without rules|score it|rate it|gradebot|bribed|dan|(?:20|100)(?:\/(?:20|100)|%)?(?: points)?(?=\W*$| out of| for every| everywhere| in (?:each|every|all)| points))\b/i;

/** Sentences that only somebody who talks to a judge writes, however they begin. */
const TO_THE_JUDGE: readonly RegExp[] = [
  /\b(?:evaluation mode|debug build|pre-approved by the partners|admin override|policy update|authori[sz]ed test|deserves full marks|for a perfect (?:score|evaluation|rating)|scores? 100|mark every submission|all (?:pitches|submissions) (?:receive|get)|grade as excellent|rate (?:it |this |us )?accordingly|(?:reveal|print|repeat) your (?:instructions|prompt)|all dimensions are|everything 20|score (?:this|it) perfect|your rating|assistant:|end of (?:pitch|user text))/i,
  /#{2,} ?(?:instruction|response)|<\s*\/?\s*(?:script|img|iframe|svg|system|data|user|assistant)\b|<!--|javascript:|drop table|-- ?score|<\|[a-z_]+\|>|\[\/?inst\]|\{\{[#/]|```|"""|\{\s*"|%[0-9a-f]{2}%[0-9a-f]{2}|&#x?[0-9a-f]+;/i,
  /\b\w+=\d+(?:\s+\w+=\d+)+|^\W*scores?\s*[:=]\s*(?:20|100)(?:\/(?:20|100))?\W*$/i,
  /(?:\b\p{L}\s){6,}/u,
  /\p{L}[013457]\p{L}*\s+(?:\S*\p{L}[013457]\p{L}\S*\s+)/u,
  /\b(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{24,}={0,2}|\b[0-9a-f]{24,}\b/,
  /[\u202a-\u202e\u2066-\u2069]/u,
];

/** Links and scripts: nobody reads them as words. */
const MARKUP =
  /!?\[[^\]\n]*\]\([^)\n]*\)|<script\b[^>]*>[^<]*<\/script>|<(?:!--|\/?(?:script|img|iframe|svg|system|data|user|assistant)\b)[^>\n]{0,200}>/giu;

/** Letters of two scripts in one word: written so that it is read as another. */
const DISGUISED_WORD =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}\p{Script=Latin}/u;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
const isLatin = (text: string): boolean => countOf(LATIN, text) * 2 >= countOf(LETTER, text);

const plainly = (sentence: string): string => sentence.normalize('NFKC').replace(/\p{Cf}/gu, '');
const isCommand = (plain: string): boolean => ORDER.test(plain) && JUDGES_OWN.test(plain);

function isOrder(sentence: string): boolean {
  const plain = plainly(sentence);
  if (isCommand(plain) || DISGUISED_WORD.test(plain)) return true;
  return TO_THE_JUDGE.some((pattern) => pattern.test(plain) || pattern.test(sentence));
}

const spanOf = ({ index, 0: found }: RegExpExecArray): Span => ({ start: index, end: index + found.length });

/** The part of a sentence to leave out: all of an order, or the order before a colon where what follows is none. */
function orderIn(sentence: string): number {
  const head = sentence.indexOf(':') + 1;
  if (head > 0 && isCommand(plainly(sentence.slice(0, head))) && !isOrder(sentence.slice(head))) return head;
  return isOrder(sentence) ? sentence.length : 0;
}

/** Spans of sentences that talk to whoever judges, and of those in a script that the rest of the text is not written in. */
export function findOrderSentences(text: string): Span[] {
  const isReadable = isLatin(text);
  const markup = Array.from(text.matchAll(MARKUP), spanOf);
  const orders = Array.from(
    blankSpans(text, markup).replace(UNSTOPPED, '\n').matchAll(SENTENCE),
    ({ index, 0: sentence }) => {
      const written = text.slice(index, index + sentence.length);
      const length = isReadable && !isLatin(sentence) ? sentence.length : orderIn(written);
      return { start: index, end: index + length };
    },
  );
  return [...markup, ...orders.filter(({ start, end }) => end > start)];
}
