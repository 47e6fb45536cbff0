import { OWN_RESULT } from './own-results.js';

/** What the founders mean to do, or customers did with them, is no change in the world. */
const OWN_USE = new RegExp(
  String.raw`\b(?:(?:asked|paid|pays?|joined|uses?|used|bought|told|called|texted|found) (?:us|ours)|pays? [$€£]?\d|log(?:s|ged)? in` +
    String.raw`|we (?:have )?(?:tested|tried|piloted|measured))\b`,
  'i',
);
const OWN_PLAN =
  /^\W{0,3}(?:I|we)(?:['’](?:d|ll)| would| will| plan| want| hope| intend| are going| do(?: not|n['’]t))\b/i;

/** "It captures the growth, so it's allowed in harbors": what the product can do is no change in the world. */
const ABILITY = new RegExp(
  String.raw`\bso (?:that )?it(?:['’]s| is| can)\b|^\W{0,3}(?:it|each|our [\w-]{2,20}|one (?:unit|robot|crawler|machine|device|kit|box|drone)` +
    String.raw`|the (?:robot|machine|device|app|sensor|drone|box|probe|tool|software|agent|bot|model)) (?:can|does|reads|captures|cleans|makes` +
    String.raw`|takes|sends|finds|gives|shows|runs|checks|writes|fills|calls|installs)\b`,
  'i',
);

/** A year, or words that say since or until when. */
export const DATE_IN_IT = /\b(?:(?:19|20)\d\d|no longer|since|until)\b/i;

/** "We're now finalizing our blueprint": how far they are. */
const OWN_STATE =
  /^\W{0,3}(?:now,? )?(?:I|we)(?:['’](?:re|m|ve)| are| am| have)\b(?!.{0,200}\b(?:laws?|legal|allowed|permitted|rules?)\b)/i;

/** Whether words tell what the founders do, mean to do or have, or what the product does: no change in the world. */
export const isOwnDoing = (words: string): boolean =>
  OWN_STATE.test(words) ||
  OWN_PLAN.test(words) ||
  OWN_USE.test(words) ||
  OWN_RESULT.test(words) ||
  (ABILITY.test(words) && !DATE_IN_IT.test(words));
