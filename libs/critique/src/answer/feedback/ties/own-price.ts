import type { Span } from '@playbook/contracts/core/span.schema';

const REACH_CHARS = 100;
const SENTENCE_END = /[.!?](?=\s|$)|\n/;
/** "We charge", "the subscription is", "a school pays": what customers pay to whoever writes it. */
const CHARGED = new RegExp(
  String.raw`\b(?:(?:we|I) (?:[\p{L}'’]{2,12} ){0,3}(?:charge|bill|ask|sell|rent|lease)\b|charging|priced|sells?\b|sold (?:at|for)|rents? (?:for|at|out)` +
    String.raw`|rentals?|hire|subscri\w{2,6}|licen[cs]es?|memberships?|(?:our|my) (?:[\p{L}-]{2,15} ){0,2}(?:price|fee|rate|tariff)s?\b` +
    String.raw`|(?<!\b(?:we|I|they already|us) )pays? us\b|(?<!\b(?:we|I|must|to|already) )pays\b|costs? (?:an?|the|each|every|them|him|her) )`,
  'iu',
);
/** "So about $9 an order", "paid $600 each as goodwill": worked out, or given once. */
const DERIVED = new RegExp(
  String.raw`\b(?:gain(?:s|ed)?|margins?|saved?|saves|average[ds]?|costs? (?:of|for|us|me)|expenses?|wages?|salar(?:y` +
    String.raw`|ies))\b|(?:^|[,;] )so (?:it is |that is |that['’]s )?(?:about |around |roughly )?\p{Sc}?$|\b(?:comes? to` +
    String.raw`|that is|which is|average of|on average|goodwill|deposits?)\b`,
  'iu',
);
const OPENS = /^\s{0,3}(?:[-*•–]\s)?(?:[\p{L} -]{2,30}: ?)?\p{Sc}?\s?$/u;

/** "The owner pays 0.11 €/kWh for gas": what somebody else is paid. */
const FOR_ANOTHER_THING = new RegExp(
  String.raw`^[^.;!?]{0,12}\b(?:kwh|kg|lit(?:er|re)s?|tons?|tonnes?)\b|^[^.;!?]{0,20}\bfor (?:the )?(?:gas` +
    String.raw`|electric\w{0,4}|power|fuel|diesel|petrol|water|rent|wages?|labou?r|materials?|a taxi|transport)\b`,
  'i',
);

/** Whether a price is surely what customers of the founder are asked for; else it may be a cost, a wage or a rival's. */
export function isOwnPrice(text: string, { start, end }: Span): boolean {
  const before =
    text
      .slice(Math.max(0, start - REACH_CHARS), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  if (FOR_ANOTHER_THING.test(text.slice(end))) return false;
  return (CHARGED.test(before) || OPENS.test(before)) && !DERIVED.test(before);
}
