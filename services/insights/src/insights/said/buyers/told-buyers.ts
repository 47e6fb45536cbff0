import type { KnownStartup } from '../../../startup/known-startup.js';
import { OF_THEM_PAY } from '../../../startup/payers/of-them-pay.js';
import { SUM } from '../price/own-price.js';

/** "We sell to growers' groups", "the cooperative buys the probes", "118 units sold": who buys is told, whether or not Playbook reads whom. */
const SAYS_WHO_BUYS = new RegExp(
  String.raw`\b(?:we|I) (?:now |only |mostly |also )?(?:sell|rent|lease)(?: \p{L}{2,12}){0,3} to\b|\bsold to\b|\bbought by\b` +
    String.raw`|\band sells? (?:it|them|these|those) (?:on )?to\b|\b\d[\d.,]{0,9} (?:[\p{L}-]{3,20} )?\p{L}{3,20}s sold\b` +
    String.raw`|\b(?:units?|pieces|kits|boxes|devices|machines) sold\b|\bsold (?:\d|our first)` +
    String.raw`|\b(?:cooperatives?|compan(?:y|ies)|customers?|clients?|schools?|hospitals?|owners?|shops?|farms?|cities|firms?|families` +
    String.raw`|family|buyers?) (?:buys?|bought|pays?|are paying|is paying) (?!nothing|no\b)` +
    String.raw`|\b(?:MRR|ARR)\b|\bprices? (?:is |are )?(?:about )?(?:${SUM})`,
  'iu',
);
/** Whether a text says who buys, or that somebody does, so that it is not asked who pays. */
export const tellsWhoBuys = ({ basis, description }: KnownStartup): boolean =>
  basis.stage === 'revenue' || SAYS_WHO_BUYS.test(description);

/** "It's paying: 97 channels at 180 dirhams per month": they pay, by whatever name. */
const SOME_PAY = new RegExp(
  String.raw`\b(?:it['’]s|is|are) paying\b|\b\d[\d.,]{0,9} [\p{L}-]{3,20} (?:at|for|pay|paying) (?:${SUM})` +
    String.raw`|\b\d[\d.,]{0,9} [\p{L}-]{3,20}, (?:${SUM})[^.;!?]{0,12}\b(?:MRR|ARR)\b` +
    String.raw`|\b(?:all|both|each|they) (?:of them )?(?:pay|paid)\b|\b(?!nobody\b|none\b|who\b|one\b)[\p{L}]{3,20} pays? (?:us|me)\b(?! back\b)` +
    String.raw`|${OF_THEM_PAY}\b(?! nothing)` +
    String.raw`|\b\d[\d.,]{0,9} [\p{L}-]{3,20}(?: [\p{L}-]{3,20})?(?: (?:in|across|from) [^.;!?]{2,90}?)? (?:already |now |all )?pay (?:us|me|for it)\b`,
  'iu',
);
/** Whether so many pay. */
export const tellsThatSomePay = ({ description }: KnownStartup): boolean => SOME_PAY.test(description);
