import type { ReadSentence } from '../read-sentences.js';

/** "41 plumbers in Ohio are paying $29", "all 41 who tried it now pay", "we bill 41 plumbers": so many pay, in words that tie the number to it loosely. */
const SO_MANY_PAY = new RegExp(
  String.raw`\b\d[\d.,]{0,9} (?!%|percent)(?:[\p{L}'’-]{2,20} ){1,6}(?:pay|paying|paid|subscribed)\b` +
    String.raw`|\b(?:we|I) (?:have |['’]ve )?(?:now )?(?:sold (?:it|one|them) to|bill|invoice|charge) \d` +
    String.raw`|\b\d[\d.,]{0,9} [\p{L}'’ -]{3,40} are (?:already |now )?(?:paying )?(?:customers|clients|subscribers)\b`,
  'iu',
);
/** "11 of whom would pay", "we paid 40 testers": nobody who pays them. */
const PAYS_NOBODY = new RegExp(
  String.raw`\b(?:no|not|none|nobody|never|would|will|could|should|ready|willing|want|asked|if)\b|n['’]t\b` +
    String.raw`|\b(?:we|I) (?:have |['’]ve )?(?:paid|pay)\b|\b(?:hours?|days?|weeks?|months?|years?|minutes?)\b[^.;!?]{0,20}\b(?:paid|pay)\b`,
  'iu',
);

/** Whether a sentence of the startup says that so many pay. */
export const countsPayers = ({ text, isOfTrade }: ReadSentence): boolean =>
  !isOfTrade && SO_MANY_PAY.test(text) && !PAYS_NOBODY.test(text);
