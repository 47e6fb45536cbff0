import { readPitch } from '@playbook/critique/engine/read-text';
import { slotsOf } from '@playbook/critique/pitch/slots-of';

/** What people work with where there is no product for it, as it stands in a sentence. */
const TOOLS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^(?:on |pen and )?paper$/i, 'paper'],
  [/^(?:google )?(?:spread)?sheets?$/i, 'spreadsheets'],
  [/^excel$/i, 'Excel'],
  [/^whatsapp(?: groups?)?$/i, 'WhatsApp'],
  [/^whiteboards?$/i, 'whiteboards'],
  [/^clipboards?$/i, 'clipboards'],
  [/^notebooks?$/i, 'notebooks'],
  [/^logbooks?$/i, 'logbooks'],
  [/^binders?$/i, 'binders'],
  [/^(?:by phone|(?:the |by )?phone calls?)$/i, 'phone calls'],
  [/^(?:by )?e-?mails?$/i, 'e-mail'],
  [/^(?:by )?fax(?:es)?$/i, 'fax'],
];
const MAX_TOOLS = 2;
const REACH_CHARS = 24;
/** What the startup does by phone is its own way. */
const IS_OWN = /\b(?:we|our|app|software|bot|platform|agent|tool)\b[^.;!?\n]{0,120}$/i;
const OWN_REACH_CHARS = 140;
/** What a product reads or writes, or a request arrives as, is no way to do without it; what nobody has to use any more is one. */
const IS_INPUT = /\b(?:to|into|from|import|export|our|via|through|any|scans?|reads?|an?|as)\s{1,3}$/i;

/** "Nurses keep it running with a logbook": what they work with, though the sentence does not say that it is today. */
const IS_WORKED_WITH = /\b(?:with|on|in) (?:an? )?$/i;

/** "30 days on paper, 87 in reality": what was agreed, and no sheet. */
const AS_AGREED = /\b(?:days|months|years?|terms?|agreed|good|fine|true|right|exists?|only) (?:is |are )?(?:on )?$/i;

function isOfCustomers(text: string, start: number, isSure: boolean): boolean {
  const before = text.slice(Math.max(0, start - REACH_CHARS), start);
  if (AS_AGREED.test(before) && /^(?:on )?paper\b/i.test(text.slice(start))) return false;
  if (IS_OWN.test(text.slice(Math.max(0, start - OWN_REACH_CHARS), start))) return false;
  return isSure ? !IS_INPUT.test(before) || IS_WORKED_WITH.test(before) : IS_WORKED_WITH.test(before);
}

/** "Weekend people order on WhatsApp, R65 a bag": how the startup's own customers order. */
export const ORDER_BY_MESSAGE =
  /\border(?:s|ed|ing)? (?:it |them )?(?:on|by|via|through|over) (?:whatsapp|instagram|telegram|facebook|phone|sms)\b/i;

/** What customers work with today, by a founder's own words: "paper and spreadsheets"; null where none is named. */
export function todaysTools(text: string): string | null {
  const { today } = slotsOf(readPitch(text));
  const isOrder = (start: number): boolean =>
    ORDER_BY_MESSAGE.test(text.slice(Math.max(0, start - REACH_CHARS), start + REACH_CHARS));
  const named = today.spans
    .filter(({ start }) => !isOrder(start) && isOfCustomers(text, start, today.state === 'stated'))
    .flatMap(({ start, end }) => TOOLS.find(([pattern]) => pattern.test(text.slice(start, end)))?.[1] ?? []);
  const tools = [...new Set(named)].slice(0, MAX_TOOLS);
  return tools.length === 0 ? null : tools.join(' and ');
}
