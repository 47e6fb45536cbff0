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

/** Money or a yes that the founders wait for: a condition that partners mark down, and no date. */
const FROM_US =
  String.raw`(?!(?:we|i)(?:['’](?:re|ve|d))? (?:got|get|are|were|had|have|raised?)\b|you\b|yc\b|accepted\b|funded\b|(?:the ` +
  String.raw`|our )?(?:money|funding|investment|round|seed|acceptance)\b)`;
/** "Three months' notice when there are three paying teams", "he would leave in a month": what it depends on stands there. */
const ENDS_WHEN = new RegExp(
  String.raw`\b(?:notice|leaves?|leaving|quits?|stops?|resigns?|joins?|full[- ]?time|drops? (?:it|this|to)|hands? in)\b[^.;]{0,60}` +
    String.raw`\b(?:(?:when|once|as soon as|after) ${FROM_US}[a-z\d]|(?:in|within) (?:an?|one|two|three|four|six|\d{1,2}) (?:days?|weeks?|months?))` +
    String.raw`|\b(?:if|when|once|as soon as) ${FROM_US}[^.;]{3,60}\b(?:leaves?|quits?|stops?|resigns?|joins?|full[- ]?time|hands? in)\b`,
  'i',
);

/** What it depends on that work beside it ends stands there. */
export const tellsWhatEndsIt = ({ plain }: Pick<AnswerText, 'plain'>): boolean => ENDS_WHEN.test(plain);

/** "31 people paid $15". */
const PAID_ALREADY = new RegExp(
  String.raw`\b\d[\d,.]{0,9} (?:[a-z]{2,20} ){0,3}(?:paid|pre-?paid|pay us|bought|ordered|paying (?:clients?|customers?|users?|` +
    String.raw`members?|subscribers?))\b|\b\d[\d,.]{0,9} paying \w`,
  'i',
);

/** Somebody has paid: beside what they did, what they say is no evidence in its place. */
export const tellsPayment = ({ plain }: Pick<AnswerText, 'plain'>): boolean => PAID_ALREADY.test(plain);

/** "I wrote 180 and they paid", "that is 65% of buyers", "we usually sell eleven": who bought is told. */
const TELLS_PAID = new RegExp(
  String.raw`\b(?:they|he|she|who|customers|clients|all|some|\d[\d.,]{0,9}) (?:\p{Ll}{2,15} )?(?:paid|pays?|bought|ordered)\b` +
    String.raw`|\d ?(?:%|percent) of (?:our |the |all |my |new )?(?:buyers|customers|clients|sales|orders|bookings)\b` +
    String.raw`|\b(?:we|I) (?:\p{Ll}{2,12} )?(?:sell|sold) (?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`,
  'iu',
);

/** Who bought is told: beside them whoever looks is a way to customers. */
export const tellsBuyers = ({ plain }: Pick<AnswerText, 'plain'>): boolean => TELLS_PAID.test(plain);
