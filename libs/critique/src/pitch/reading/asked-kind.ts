import { kindOfBusiness } from '../../customers/kind-of-business.js';
import type { Archetype } from '../../engine/questions/question-bank.js';
import type { PitchText } from '../../engine/read-text.js';
import { LENDS_ITSELF } from '../../engine/words/lends-itself.js';

/** What only tells, counts or lists makes no machine, whatever it is about: "a calculator that tells you when a heat pump pays". */
const ONLY_TELLS = new RegExp(
  String.raw`^\W{0,3}(?:show hn: )?(?:an? |the )?(?:[\w-]{2,20} ){0,2}?(?:calculator|map|list|directory|newsletter|course|guide` +
    String.raw`|game|template|spreadsheet|script|cli|plug-?in|extension|linter|dataset|index|magazine|podcast|podcasts)\b`,
  'i',
);
/** "Tracks every infusion pump": what is found or repaired in a hospital is made by others. */
const OF_DEVICES_OF_OTHERS = new RegExp(
  String.raw`\b(?:tracks?|finds?|locates?|counts?|repairs?|rents?|sterili[sz]es?|books?|orders?|inspects?) (?:every |each |all |the |lost |missing |your )?` +
    String.raw`(?:[\w-]{2,20} ){0,2}(?:pumps?|devices?|beds?|wheelchairs?|instruments?|equipment|ventilators?|monitors?|implants?)\b`,
  'i',
);
const FOOD = new RegExp(
  String.raw`\b(?:restaurants?|caf[eé]s?|kitchens?|menus?|dish(?:es)?|diners?|meals?|food|eat|eats|lunch|dinner|breakfast|bars?` +
    String.raw`|pubs?|pizzas?|bak(?:ery|eries|es|ed)|bread|coffee|chefs?|cooks?|takeaways?|tables?)\b`,
  'i',
);
/** "We list restaurant jobs", "desks in a former bakery": another trade than the one that is named. */
const NO_FOOD = new RegExp(
  String.raw`\b(?:apps?|software|platform|couples?|choos\w{1,4}|jobs?|vacanc(?:y|ies)|hir(?:e|es|ing)|co-?working|desks?` +
    String.raw`|former (?:bakery|restaurant|caf[eé]|kitchen|pub))\b`,
  'i',
);
const FOR_AGENTS = /\binsurance (?:agents?|brokers?|agenc(?:y|ies))\b/i;

/** Kinds of business whose questions are for whoever is in them, and what a pitch says that surely is not. */
const IS_OF_KIND: ReadonlyMap<string, (text: string) => boolean> = new Map([
  // Whoever prices or collects the loans of others has no borrower of its own.
  ['lending', (text: string) => LENDS_ITSELF.test(text)],
  ['medical-device', (text: string) => !OF_DEVICES_OF_OTHERS.test(text)],
  [
    'energy',
    (text: string) =>
      !/\b(?:shar(?:e|es|ing)|finds?|books?|network for|marketplace)\b[^.]{0,40}\bchargers?\b/i.test(text),
  ],
  ['freight', (text: string) => !/\b(?:bikes?|bicycles?|meals?|groceries|food)\b/i.test(text)],
  ['restaurant', (text: string) => FOOD.test(text) && !NO_FOOD.test(text)],
  // What a tenant may do has no closing and no commission.
  ['real-estate', (text: string) => !/\b(?:rights|illegal|evict\w{0,4}|deposits? back)\b/i.test(text)],
  ['insurance', (text: string) => !FOR_AGENTS.test(text)],
]);

/** The kind of business whose questions a pitch is asked; null where its words are of several, or those questions are for others. */
export function kindAskedOf(pitch: PitchText): Archetype | null {
  const kind = kindOfBusiness(pitch);
  if (kind === null || IS_OF_KIND.get(kind.id)?.(pitch.original) === false) return null;
  return kind.isMade === true && ONLY_TELLS.test(pitch.original) ? null : kind;
}
