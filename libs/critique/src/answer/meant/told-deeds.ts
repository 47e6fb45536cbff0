import type { AnswerText } from '../signals/answer-text.js';

/** "Until July 12", "her contract ends on 30 September": when it ends stands there. */
const ENDS = new RegExp(
  String.raw`\b(?:until|till|ends?|stops?|quits?|leaves?|leaving|resign\w{0,6}|last (?:day|shift|week|month))\b[^.;]{0,40}` +
    String.raw`(?:\b20\d\d|\b\d{1,2} (?:weeks|months)|\b(?:january|february|march|april|may|june|july|` +
    String.raw`august|september|october|november|december)\b)`,
  'i',
);

/** When work beside it ends stands there. */
export const tellsWhenItEnds = ({ plain }: AnswerText): boolean => ENDS.test(plain);

/** "31 people paid $15". */
const PAID_ALREADY = new RegExp(
  String.raw`\b\d[\d,.]{0,9} (?:[a-z]{2,20} ){0,3}(?:paid|pre-?paid|pay us|bought|ordered|paying (?:clients?|customers?|users?|` +
    String.raw`members?|subscribers?))\b|\b\d[\d,.]{0,9} paying \w`,
  'i',
);

/** Somebody has paid: beside what they did, what they say is no evidence in its place. */
export const tellsPayment = ({ plain }: Pick<AnswerText, 'plain'>): boolean => PAID_ALREADY.test(plain);
