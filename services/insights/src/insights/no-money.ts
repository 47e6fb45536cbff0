import { isOfTheirTrade } from '@playbook/critique/answer/prefill/told-of-others';
import { tellsOfRival } from '@playbook/critique/engine/rivals/tells-of-rival';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import type { KnownStartup } from '../startup/known-startup.js';
import { sentencesOf } from './said/sentences.js';
import { HAS_MARKUP } from './said/todays-way.js';

const NON_PROFIT =
  String.raw`(?:[\p{L}\d-]{1,20} ){0,2}\(?(?:non-?profit|not[- ]for[- ]profit|non-?stock|charit(?:y|able)|association|verein` +
  String.raw`|ngo|social enterprise)`;
/**
 * "We are a Verein and take no money from farmers", "a Section 8 (non-profit) company", "registered as a non-stock corporation": what somebody
 * says of themselves, and not of whom they sell to.
 */
const OF_THEMSELVES = new RegExp(
  String.raw`\b(?:we(?:['’]re| are)|is|as|are) (?:an? )?${NON_PROFIT}\b` +
    String.raw`|^(?:an? )?non-?profit\b|\b(?:we|I) (?:want|plan|hope|intend) to (?:be|become|stay|set up|start|found) an? ${NON_PROFIT}\b|\b501\s?\(c\)` +
    String.raw`|\b(?:registered|set up|incorporated|run) as an? ${NON_PROFIT}\b` +
    String.raw`|\b(?:we|and) (?:take|charge|ask|want) (?:them |users |people )?(?:no money|nothing|no fees?)\b`,
  'iu',
);
/** "It's free to families", "keep it free for patients". */
const FREE_FOR_ALL = new RegExp(
  String.raw`\b(?:is|it['’]s|are|keep (?:it|this)|stays?|remains?|be) (?:always |completely |entirely |totally )?free (?:for|to) (?:all |the |every )?` +
    String.raw`(?:famil(?:y|ies)|parents|patients|farmers|everyone|everybody|all|children|kids|women|migrants|refugees|students|pupils` +
    String.raw`|people|mothers|victims|inmates|prisoners|members)\b`,
  'iu',
);
/** "Totally free as on date", "it's all free", "we never charge families". */
const CHARGED_NOBODY = new RegExp(
  String.raw`\b(?:totally|completely|entirely|fully|100 ?%|always) free\b(?! of (?!charge|cost))` +
    String.raw`|\b(?:it|this|everything|all of it)(?:['’]s| is| stays) (?:all |always )?free(?= for (?:all|everyone|everybody)\b|[.!,;]|$)` +
    String.raw`|\b(?:we|I) (?:(?:will |do )?(?:not|never)|won['’]t|don['’]t) charge\b` +
    String.raw`(?! (?:more|twice|extra|interest|it|them (?:more|twice|extra)))|\b(?:nobody|no one) is (?:ever )?charged\b`,
  'iu',
);
/** "Seafarers will not be charged", with a price; "a battery that is cold will not be charged", with power. */
const WILL_NOT_BE_CHARGED =
  /\b(?:will (?:not|never)|won['’]t) be charged\b(?! (?:more|twice|extra|interest|for (?:longer|long)))/iu;
const TAKES_POWER = /\b(?:batter(?:y|ies)|cells?|packs?|phones?|cars?|vans?|bus(?:es)?|bikes?|scooters?|boats?)\b/iu;
const tellsThatNobodyPays = (sentence: string): boolean =>
  [OF_THEMSELVES, FREE_FOR_ALL, CHARGED_NOBODY].some((pattern) => pattern.test(sentence)) ||
  (WILL_NOT_BE_CHARGED.test(sentence) && !TAKES_POWER.test(sentence));

/** "Societies that each pay in a yearly sum", "they pay K60,000", "schools will pay": somebody who is served pays after all. */
const SOMEBODY_PAYS = new RegExp(
  String.raw`\b(?:each|they|who|that|which|shops|schools|employers|hospitals|companies) (?:each |all ` +
    String.raw`|then )?pays? (?!for (?:it|this) (?:with|by) (?:grants?|donations?))(?:in\b|us\b|me\b|for it\b|an?\b|\p{Sc}` +
    String.raw`|\d|(?:\p{Lu}{1,3}\p{Sc}?|(?:rs|rm|usd|eur|gbp|inr|kes|ksh|mwk|ngn|pln|sek|zar|aed)\.? )\d)` +
    String.raw`|\b(?:some|many|most|all) of them pay\b|\b(?:we|and) (?:charge|sell|rent|invoice|bill)\b|\b(?:is` +
    String.raw`|are) paying (?:us|\d|\p{Sc})|\b\p{L}{3,20}s will (?:[a-z]{2,8} )?pay\b`,
  'iu',
);

/** The sentence in which a founder says that those who are served pay nothing; null where none does, or where a price is told. */
export function noMoneySentence(startup: KnownStartup): string | null {
  if (startup.text === '' || SOMEBODY_PAYS.test(startup.description)) return null;
  const said = sentencesOf(startup.description)
    .map(({ text }) => text)
    .filter(tellsThatNobodyPays);
  return said.find((text) => !HAS_MARKUP.test(text)) ?? said[0] ?? null;
}

/** Whether those who are served pay nothing, so that nobody is asked for a price. */
export const takesNoMoney = (startup: KnownStartup): boolean => noMoneySentence(startup) !== null;

/** "Is free now", "it's free while we test", "totally free as on date", "nobody pays yet", "three districts pilot it for free": so far, and not for good. */
const FREE_SO_FAR = new RegExp(
  String.raw`\b(?:(?:is|it['’]s|are|licen[cs]e is|we(?:['’]re| are)|stays|keep(?:ing)? it|remains) (?:still |currently |all |totally |completely )?` +
    String.raw`|^(?:[\p{L}-]{2,20} ){0,3})free(?: of (?:charge|cost))? (?:now|for now|so far|until|till|while|as (?:of|on) (?:date|now|today)` +
    String.raw`|at the moment|at present|today|during|in (?:the )?beta|for (?:the|this|our) (?:beta|pilot|first (?:year|season|months?)))\b` +
    String.raw`|\b(?:will be|is|it['’]s|it['’]ll be|be) (?:totally |completely )?free to (?:use|start|begin)\b` +
    String.raw`|\b(?:nobody|no one|none of them)(?:['’]s| is| has)? (?:pays?|paying|paid)(?: us| for it)?(?: anything)?(?: so far| yet)\b` +
    String.raw`|\b(?:use|using|try|trying|test|testing|pilot|piloting|run|running) (?:it|this|ours)\b[^.;!?]{0,40}\b(?:for free` +
    String.raw`|free of charge|without paying)\b` +
    String.raw`|\bfor now they (?:do not|don['’]t) pay\b|\bthey (?:do not|don['’]t) pay(?: us)?(?: for it)? yet\b`,
  'iu',
);

/** The sentence in which a founder says that nobody pays yet; null where none does. */
export function freeSoFarSentence({ text, description }: KnownStartup): string | null {
  if (text === '') return null;
  const free = sentencesOf(description).find(
    (one, index) =>
      FREE_SO_FAR.test(one.text) &&
      !HAS_MARKUP.test(one.text) &&
      !tellsOfRival(one.text) &&
      !tellsOfPast(one.text) &&
      !(index === 0 && isOfTheirTrade(one.text, true)),
  );
  return free?.text ?? null;
}
