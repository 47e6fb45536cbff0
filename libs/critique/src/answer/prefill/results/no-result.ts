import { wordsIn } from '../read-sentences.js';

/** "I spent a year on the study: 80% of 412 units can be served": what was looked into counts nobody who uses it. */
const OF_STUDY = new RegExp(
  String.raw`\b(?:(?:the|an?|our|my|this|feasibility|market|field|desk) (?:[a-z]{3,20} )?study|surveyed|surveys?|feasibility|literature` +
    String.raw`|questionnaires?)\b(?![^.;!?]{0,80}\b(?:pays?|paying|use it|uses it|customers)\b)`,
  'i',
);
/** "Overhead is under 8% of the program", "accuracy of 94%": how well it works is no share of its customers. */
export const TELLS_PERFORMANCE = new RegExp(
  String.raw`\b(?:overhead|latency|accura\w{2,4}|precision|recall|error|throughput|benchmarks?|backtest|slower|faster|tolerance|coverage` +
    String.raw`|uptime|efficiency|yield|f1)\b`,
  'i',
);
/** Whoever uses or pays, beside how well it works. */
const OF_USERS = new RegExp(
  String.raw`\b(?:customers?|clients?|users?|teams|companies|firms|use|uses|used|pays?|paying|sold|order(?:s|ed)?|installed|pilots?` +
    String.raw`|trials?|we have run|tests?|(?:in )?an? (?:day|week|month))\b`,
  'i',
);
/** "Four women stopped paying": who has left is no result alone; what is longer tells more than that. */
const OF_LEAVING = /\b(?:stopped|stop) (?:paying|using)\b|\b(?:cancell?ed|left us|churned)\b/i;
const FEWEST_OF_RESULT = 7;

/** "The bank financed the pilot with $120,000": what was given is earned from nobody. */
const OF_FUNDING = /\b(?:financed|funded|gave us|granted us|invested|raised)\b/i;
const OF_PAYERS =
  /\b(?:customers?|clients?|users?|teams|companies|firms|uses?|used|pays?|paying|sold|order(?:s|ed)?|installed)\b/i;

/** Whether a sentence with numbers in it tells of a study, of a grant, of how well it works or of who has left alone, and not how far a startup is. */
export const tellsNoResult = (text: string): boolean =>
  OF_STUDY.test(text) ||
  (OF_LEAVING.test(text) && wordsIn(text) < FEWEST_OF_RESULT) ||
  (OF_FUNDING.test(text) && !OF_PAYERS.test(text)) ||
  (TELLS_PERFORMANCE.test(text) && !OF_USERS.test(text));
