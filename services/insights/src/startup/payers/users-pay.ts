import { isSomebody } from '@playbook/critique/customers/somebody';
import { seldomPay } from '@playbook/critique/lexicon/customers';

/** "Distributor pays 390 EUR": whoever pays a sum, at the beginning of a sentence or behind an article. */
const PAYS_SUM = new RegExp(
  String.raw`(?:^|[.;:!?\n] {0,3}|\b(?:the|each|every|an?) )(\p{L}{4,20}) (?:will |would )?pays? (?:us )?(?:about |around |only )?` +
    String.raw`(?:\p{Sc}|\p{Lu}{3} ?\d|\d)`,
  'giu',
);
/** "Workers in distributors with 3 branches": whom they work for is named behind them. */
const NARROWED = /[,(]| (?:in|at|with|who|that|for|from|whose|on)\b/iu;
/** Whoever works for somebody else buys nothing for that work. */
const ARE_EMPLOYED = /\b(?:workers|employees|staff|clerks|guards|cleaners|receptionists|assistants|crews|personnel)$/iu;

/** "Teams pay", "each family pays": these may be the users by another name. */
const MAY_BE_THEY = new RegExp(
  String.raw`^(?:teams?|compan(?:y|ies)|firms?|business(?:es)?|customers?|users?|clients?|people|famil(?:y|ies)|parents?` +
    String.raw`|members?|subscribers?|buyers?|owners?|shops?|stores?|sites?|places?|centers?|centres?|offices?|yards?)$`,
  'iu',
);

/** "Farmer" and "owners of date farms" are of one trade. */
const stemOf = (name: string): string => name.toLowerCase().replace(/(?:ers?|ves|fe|s)$/, '');

/** Whether those whom a founder calls the users may be the ones who pay: where they work for others, or a sentence has somebody else pay, they are not. */
export function usersPay(users: string, ofStartup: string): boolean {
  const main = (users.split(NARROWED, 1)[0] ?? '').trim().toLowerCase();
  const kinds = main.split(/,? (?:and|or|&) |, /u);
  if (kinds.some((kind) => ARE_EMPLOYED.test(kind))) return false;
  // Of pupils and patients it is said elsewhere that somebody decides for them.
  if (seldomPay(kinds[0]?.split(' of ', 1)[0] ?? '')) return true;
  const payers = [...ofStartup.matchAll(PAYS_SUM)].flatMap(([, payer = '']) => payer);
  return payers.every((payer) => !isSomebody(payer) || MAY_BE_THEY.test(payer) || main.includes(stemOf(payer)));
}
