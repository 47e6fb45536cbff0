import { leadingRole } from '@playbook/critique/answer/prefill/roles/said-roles';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import type { KnownStartup } from '../../startup/known-startup.js';
import { quoted } from '../said/quoted.js';
import { sentencesOf } from '../said/sentences.js';
import { HAS_MARKUP } from '../said/todays-way.js';

const SERVICES =
  'WhatsApp|Instagram|Facebook|Messenger|Telegram|TikTok|YouTube|Discord|Slack|Shopify|Amazon|Etsy|Chrome|Notion|Roblox|Steam';
const MODELS = String.raw`OpenAI|ChatGPT|GPT-?\d[\w.]{0,4}|Claude|Gemini`;
/** "Writes to our WhatsApp number", "a plug-in for Shopify", "built on GPT-4": what stands and falls with somebody else's service. */
const ON_A_SERVICE = new RegExp(
  String.raw`\bour (${SERVICES}) (?:number|bot|channel|page|group|store|shop|account|app|server)s?\b` +
    String.raw`|\b(?:bot|app|plug-?in|extension|agent|add-?on|assistant) (?:on|in|for|inside) (${SERVICES})\b` +
    String.raw`|\b(${SERVICES}) (?:bot|plug-?in|extension|add-?on)\b` +
    String.raw`|\b(?:built|runs?|running|works?|based) on (?:top of )?(${MODELS})(?!\w)`,
  'u',
);

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/**
 * "In May and June", "31 blocks last winter", "the 2023 and 2024 seasons": what is done or sold in a part of the year. "Paid for a season" is
 * the length of a trial.
 */
const IN_A_SEASON = new RegExp(
  String.raw`\b(?:[Ii]n|[Oo]nly|[Ff]rom|[Bb]etween) (?:${MONTHS}) (?:to|until|till|through|and|or|-|–) (?:${MONTHS})\b` +
    String.raw`|\b(?:in|per|each|every|(?<!\bfor )a|this|last|next) (?:the )?(?:season|harvest)\b|\b20\d\d seasons?\b|\bseason 20\d\d\b` +
    String.raw`|\b(?:last|this|each|every) winter\b`,
  'u',
);

/** What a founder tells of themselves, wants one day or quotes is no risk of the startup. */
const isOfStartup = (sentence: string, { briefRoles }: KnownStartup): boolean => {
  const said = briefRoles.of(sentence);
  const isBeside = said?.isOfLong === true && ['founder', 'past', 'quote', 'plan'].includes(leadingRole(said));
  return !isBeside && !tellsOfPast(sentence) && !HAS_MARKUP.test(sentence);
};

/** Whose service the product needs; null where the words name none as its own way. */
export function serviceLine(startup: KnownStartup): string | null {
  const found = sentencesOf(startup.description)
    .filter(({ text }) => isOfStartup(text, startup))
    .map(({ text }) => ON_A_SERVICE.exec(text))
    .find((match) => match !== null);
  const name = found?.slice(1).find((part) => part !== undefined);
  return name === undefined
    ? null
    : `It stands on ${name}: say what you do in the week in which ${name} changes its price or its rules.`;
}

/** That it is done in a part of the year; null where the words say no such thing. */
export function seasonLine(startup: KnownStartup): string | null {
  const season = sentencesOf(startup.description).find(
    ({ text }) => IN_A_SEASON.test(text) && isOfStartup(text, startup),
  );
  return season === undefined
    ? null
    : `“${quoted(season.text)}”: if it has a season, say what the rest of the year costs you, and what you do in it.`;
}
