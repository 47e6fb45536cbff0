import type { Span } from '@playbook/contracts/shared/span.schema';
import { flowOf, spansMatching, type Flow } from '../text/search/squeezed-text.js';
import { findOrderSentences } from './sentences.js';
import { blankSpans } from '../text/spans/span.js';

const CLAUSE_REST = String.raw`[^.!?;:,\n]{0,800}`;
const SENTENCE_REST = String.raw`[^.!?\n]*[.!?]?`;
const JUDGES = '(?:reviewers?|graders?|judges?|partners?|ai|models?|evaluators?|assistants?)';
const MARK_VERBS = '(?:give|award|grant|assign|score|rate|grade|mark)';
const SUBJECT = '(?:me|us|it|this|(?:my|our|the|this) (?:pitch|company|startup|application|one-liner|idea))';
const TOP_MARK =
  '(?:(?:a |the )?(?:full|max(?:imum)?|top|perfect|highest|best)(?: possible)? (?:scores?|marks?|points|rating))';
const MARK = `(?:${TOP_MARK}|(?:a |an |at least |with ){0,40}\\d+(?:\\/\\d+|%)?(?: points?)?(?: out of \\d+)?(?: (?:per|in|for|on) (?:every|each|all|the)? ?(?:dimensions?|categor(?:y|ies)|pitch|score|clarity))?)`;

/** The same order in the languages that the engine reads word by word. */
const FOREIGN_RULES =
  '(?:instruc(?:c?iones|ç(?:ões|oes))|consignes|instructions|anweisungen|vorgaben|regeln|reglas|regras|r[èe]gles)';
const FOREIGN_MARK =
  '(?:puntuaci[óo]n|puntaje|puntos|pontua[çc][ãa]o|pontos|nota|note|notation|points|punktzahl|punkte|bewertung)';
const FOREIGN_TOP = '(?:m[áa]xim[oa]s?|maximale?s?|volle|h[öo]chste|beste|perfect[oa]|perfeit[oa]|parfaite)';

/** Sentences and clauses that talk to the judge instead of about a company. */
const INSTRUCTIONS: readonly RegExp[] = [
  `\\b(?:please |kindly )?(?:ignore|disregard|forget|override|bypass)\\b(?=${CLAUSE_REST}\\b(?:instructions?|prompts?|rules|rubric|guidelines|everything above|above|previous|prior)\\b)${CLAUSE_REST}[:,.]?`,
  `\\b(?:you are now(?= {1,40}[a-z])|pretend (?:to be|you are)|act as (?:an? )?(?:judge|grader|partner|assistant|ai)|as an ai(?: language model)?)\\b${CLAUSE_REST}`,
  `\\b(?:notes?|message|hint|instructions?) (?:to|for) (?:the |all )?${JUDGES}\\b${SENTENCE_REST}`,
  `\\b(?:please |just |now |must |and ){0,40}${MARK_VERBS} ${SUBJECT} (?:as |with |a score of |the score ){0,40}${MARK}`,
  `\\b(?:please |just |now |must |and ){0,40}${MARK_VERBS} (?:${TOP_MARK}|(?:at least|no less than) \\d+ (?:per|in|for|on|points|out)${CLAUSE_REST})`,
  `\\b(?:please |just |now |must |and ){0,40}(?:output|return|respond with|reply with|answer with|print) (?:only |just |the |a |number |scores? |of ){0,40}(?:100|20)(?=\\s*(?:[.!;,]|$|in |for |points|out |and ))(?: points)?`,
  `\\b(?:set|make|fix) (?:all |every |the ){0,40}(?:scores?|dimensions?|marks?|ratings?) (?:to|at|=) \\d+`,
  `\\b(?:system|developer) (?:prompt|message|override|instructions?)\\b${CLAUSE_REST}[:.]?`,
  `\\bthis (?:application|pitch|startup|company|submission) (?:has been|is|was|deserves|should (?:be|get|receive|score))\\b(?=${CLAUSE_REST}\\b(?:approved|accepted|scores?|scored|rated|perfect|\\d+|points|full|max(?:imum)?|marks?|winner)\\b)${SENTENCE_REST}`,
  `\\b(?:please[ ,]{0,40}){1,40}${MARK_VERBS}\\b(?=${CLAUSE_REST}\\b(?:pitch|marks?|scores?|points|dimensions?|categor(?:y|ies))\\b)${SENTENCE_REST}`,
  `\\b(?:as (?:the|a|your) (?:system )?(?:administrator|admin|developer|owner|supervisor)|i confirm|i hereby confirm)\\b${SENTENCE_REST}`,
  `\\b(?:clarity|specificity|differentiation|insight|everything|all dimensions?)(?: strength| score)?[ :=]+(?:is |of )?\\d+(?:\\/\\d+)?`,
  `\\b(?:it is|this is|it's) the best (?:pitch|idea|application|startup|answer)\\b${SENTENCE_REST}`,
  `<\\/?(?:system|assistant|user|instructions?)>`,
  `(?:ignor(?:a|e|ez|iere|ieren)|olvid[ae]|oublie[zs]?|esque[çc]a|desconsidere|vergiss|missachte)\\b(?=${CLAUSE_REST}${FOREIGN_RULES})${CLAUSE_REST}[:,.]?`,
  `\\b(?:d[aáéê]|dame|otorga|donnez?|attribuez?|mettez?|gib|vergib|gebt)(?=[ -])(?=${CLAUSE_REST}${FOREIGN_MARK}${CLAUSE_REST}${FOREIGN_TOP}|${CLAUSE_REST}${FOREIGN_TOP}${CLAUSE_REST}${FOREIGN_MARK})${SENTENCE_REST}`,
].map((source) => new RegExp(source, 'gi'));

/** Words without which no pattern matches; nearly every pitch stops here. */
const SUSPICIOUS =
  /\b(?:please|administrator|i confirm|clarity|the best|ignore|disregard|forget|override|bypass|pretend|act as|as an ai|you are now|(?:to|for) (?:the |all )?(?:reviewers?|judges?|graders?|partners?|ai|models?|evaluators?|assistants?)|system|developer|give|award|grant|assign|score|scores|rate|grade|mark|output|return|respond|reply|answer|print|set|make|fix|this (?:application|pitch|startup|company|submission))\b|\b(?:ignor|olvid|oubli|esque|desconsidere|vergiss|missachte|d[aáéê][ -]|dame|otorga|donne|attribue|mette|gib|vergib|gebt)|<\/?[a-z]+>/i;

/** Spans of clauses of prompt-like text. */
export function findInstructionClauses(flow: Flow): Span[] {
  return SUSPICIOUS.test(flow.text) ? spansMatching(flow, INSTRUCTIONS) : [];
}

/**
 * Spans of prompt-like text ("ignore all instructions", "give me 100"): whole sentences that talk to whoever judges, and
 * clauses that do. They are read as if they were not there: never followed and never scored (cap rule 6).
 */
export function findInstructions(flow: Flow): Span[] {
  const orders = findOrderSentences(flow.text);
  if (orders.length === 0) return findInstructionClauses(flow);
  // An order ends there, too, where the stop was part of it.
  const clauses = findInstructionClauses(flowOf(blankSpans(flow.text, orders, '\n')));
  return [...orders, ...clauses].map(({ start, end }) => ({
    start: flow.offsetOf(start),
    end: flow.offsetOf(end - 1) + 1,
  }));
}
