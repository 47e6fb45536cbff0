import { sellsToMoneyFirms } from '@playbook/critique/customers/sells-to-money-firms';
import { LENDS_ITSELF } from '@playbook/critique/engine/words/lends-itself';

/** Who buys, by a name of their own or by a choice of the form. */
export interface Buyers {
  readonly named: string;
  readonly customers: string;
  /** Whether the founder chose banks and the like. */
  readonly isForMoneyFirms: boolean;
}

const ARE_MONEY_FIRMS =
  /\b(?:banks?|credit unions?|lenders?|insurers?|bsa|(?:insurance|mortgage) (?:brokers?|agenc(?:y|ies)|agents?))\b/i;
/** "We hold a license", "our wallet": money of others that goes through the startup's own hands. */
const HOLDS_MONEY = new RegExp(
  String.raw`\b(?:we|it|our (?:app|platform)) (?:holds?|moves?|sends?|takes?|collects?|pays? out|insures?|issues?)` +
    String.raw` (?:the |their |your )?(?:money|funds|deposits?|premiums?|payments?|salar(?:y|ies)|cards?|float|savings)\b` +
    String.raw`|\bour (?:[\p{L}-]{2,12} )?(?:wallets?|licen[cs]es?|accounts?|cards?|float|premiums?|polic(?:y|ies))\b` +
    String.raw`|\b(?:payroll|prepaid|debit|virtual) cards?\b` +
    String.raw`|\b(?:parametric|reinsur\w{1,5}|pay-?outs?)\b|\bwe (?:hold|present|collect) (?:\p{L}{2,12} )?(?:mandates|debits|instal\w{2,5})\b`,
  'iu',
);
/** Whether firms of money are whom it is made for, and none of their money is in its own hands. */
export const sellToMoneyFirms = ({ customers, isForMoneyFirms }: Buyers, text: string): boolean =>
  ARE_MONEY_FIRMS.test(customers) ||
  sellsToMoneyFirms(text) ||
  (isForMoneyFirms && !HOLDS_MONEY.test(text) && !LENDS_ITSELF.test(text));
