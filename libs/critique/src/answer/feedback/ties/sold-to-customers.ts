/** A woman "called Moira" and "Frau Stocker" are no product that anybody could buy. */
const PERSON_BEFORE = new RegExp(
  String.raw`\b(?:called|named|Mr|Mrs|Ms|Dr|Prof|Madam|Frau|Herr|Uncle|Aunt|Auntie|Sister|Father|Don|Doña|(?:woman|man|guy|lady|clerk|nurse` +
    String.raw`|accountant|engineer|consultant|programmer|nephew|neighbou?r|friend),?)\.? $`,
);
const PERSON_BEHIND = /^,? (?:who|whose)\b/;
/** Whoever built a thing for themselves sells it to nobody else, and a laboratory is a reference. */
const NOT_FOR_SALE = new RegExp(
  String.raw`\b(?:built|build|builds|made|makes?|wrote|developed|have|has|runs?) (?:it |something )?(?:(?:their|its|his|her) own|for (?:themselves` +
    String.raw`|itself))\b` +
    String.raw`|\bin-?house\b|\bnever sells?\b|\b(?:not|n['’]t) (?:sell|for sale|available)\b|\b(?:not|isn['’]t|aren['’]t) (?:an? )?(?:rivals?` +
    String.raw`|competitors?)\b` +
    String.raw`|\b(?:laborator(?:y|ies)|labs?|universit(?:y|ies)|institutes?|ministry|government|agency|department|e-log|registry|federation)\b`,
  'i',
);
/** What is sold, by its kind, its price or who uses it. */
const FOR_SALE = new RegExp(
  String.raw`\b(?:software|apps?|tools?|products?|platforms?|systems?|services?|programs?|devices?|machines?|sensors?|kits?|plugins?|valves?` +
    String.raw`|(?:re)?sells?|sold` +
    String.raw`|costs?|charges?|pric(?:es?|ed|ing)|fees?|subscriptions?|customers?|clients?|users?|used?|uses|buys?|bought|licen[cs]es?|market leader` +
    String.raw`|raised|offers?` +
    String.raw`|handles?|free|cheap\w{0,3}|competitors?|rivals?|alternatives?|vendors?|suppliers?|start-?ups?|agenc(?:y|ies)|owns? the|takes? \d` +
    String.raw`|commission)\b|[$€£₹₱]\s?\d`,
  'i',
);
const REACH_CHARS = 200;
const SENTENCE_END = /[.!?;](?=\s|$)|\n/;

/** Whether a name is surely of something that customers could buy instead. */
export function isSoldToCustomers(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - REACH_CHARS), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const behind = text.slice(end, end + REACH_CHARS).split(SENTENCE_END, 1)[0] ?? '';
  if (PERSON_BEFORE.test(before) || PERSON_BEHIND.test(behind)) return false;
  const sentence = before + text.slice(start, end) + behind;
  return FOR_SALE.test(sentence) && !NOT_FOR_SALE.test(sentence);
}
