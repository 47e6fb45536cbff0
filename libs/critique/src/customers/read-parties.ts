import { VAGUE_HEADS } from '../lexicon/customers.js';
import type { PitchText } from '../engine/read-text.js';
import { tellsOfPast, tellsOfTried } from '../engine/words/tells-of-past.js';
import { sentenceAround } from '../text/spans/sentence-around.js';
import { oncePer } from '../text/once-per.js';
import { spanOf } from '../text/spans/token-spans.js';
import type { Token } from '../text/tokens/token.js';
import { lemmaOf } from '../text/grammar/lemma.js';
import { CUSTOMER_PATTERNS } from './customer-patterns.js';
import type { NamedParty, PartyRole } from './named-party.js';
import { lowerAt } from './mentions/sentence-words.js';
import { headOfName, ownName, partyName, placeName } from './mentions/party-name.js';
import { mentionedParties, type MentionedParty } from './roles/party-roles.js';

interface NamedMention extends MentionedParty {
  readonly name: string;
}

const IS_SPOKEN_OF: readonly PartyRole[] = ['isSpokenOf'];
const IS_SOMEBODYS: ReadonlySet<PartyRole> = new Set(['pays', 'uses']);

/** A sentence or a clause begins with them, and what they do is done now. */
function isSubject(tokens: readonly Token[], { mention: { first, end } }: MentionedParty): boolean {
  let at = first - 1;
  while (tokens[at]?.pos === 'NUM' || tokens[at]?.pos === 'DET') at -= 1;
  const lead = tokens[at];
  const isStart = lead === undefined || lead.sentence !== tokens[first]?.sentence || /^(?:PUNCT|CCONJ)$/.test(lead.pos);
  return isStart && tokens[end + 1]?.lower.endsWith('ed') !== true;
}

/** Where no list knows a word, its place must say that it is somebody. */
const isSomebodyHere = (tokens: readonly Token[], mentioned: MentionedParty): boolean =>
  mentioned.mention.likelihood !== 'no' ||
  (isSubject(tokens, mentioned) && mentioned.roles.some((role) => IS_SOMEBODYS.has(role)));

/** "The 15 minute practice": how long something takes. */
const IS_TIMED = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?) /;

/** "Owners" say nothing unless they pay; software that is called an agent is nobody. */
function isNobody({ name, roles }: NamedMention): boolean {
  if (
    name === '' ||
    IS_TIMED.test(name) ||
    CUSTOMER_PATTERNS.money.test(name) ||
    CUSTOMER_PATTERNS.machines.test(ownName(name))
  )
    return true;
  const head = headOfName(name);
  const isAlone = !name.includes(' ');
  const isVague = CUSTOMER_PATTERNS.saysLittle.test(name) || VAGUE_HEADS.has(lemmaOf(head, 'NOUN', () => head));
  return isAlone && isVague && !roles.includes('pays');
}

/** One name for all who are called by the same last word, unless they are told apart: "dental clinics" and "eye clinics". */
function byName(
  all: readonly NamedMention[],
  isOfPast: (mention: NamedMention) => boolean,
): ReadonlyMap<string, readonly NamedMention[]> {
  const longest = new Map<string, string>();
  // "Six years on the database team" gives "14 teams pay" no name.
  for (const mention of all) {
    const { name } = mention;
    const head = headOfName(name);
    const known = longest.get(head);
    const isLonger = known === undefined || (!known.includes(' ') && name.endsWith(` ${head}`));
    if (isLonger && !isOfPast(mention)) longest.set(head, name);
  }
  return Map.groupBy(all, ({ name }) => (name.includes(' ') ? name : (longest.get(name) ?? name)));
}

const PAYS = /^(?:pays|buys|rents|subscribes|leases)$/;
/** "A parish pays €190 a year", "the importer who pays": what is done now, and not by one of several. */
function isOfKind(tokens: readonly Token[], { mention: { first, end, isPlural } }: MentionedParty): boolean {
  const verb = /^(?:who|that)$/.test(lowerAt(tokens, end + 1)) ? end + 2 : end + 1;
  return (
    !isPlural && PAYS.test(lowerAt(tokens, verb)) && ![first - 1, first].some((at) => lowerAt(tokens, at) === 'one')
  );
}

const partyOf = (tokens: readonly Token[], name: string, mentions: readonly NamedMention[]): NamedParty => ({
  name,
  place: placeName(mentions[0]?.mention.place ?? []),
  roles: new Set(mentions.flatMap(({ roles }) => roles)),
  isPlural: mentions.some(({ mention: { isPlural } }) => isPlural),
  isOfKind: mentions.some((mentioned) => isOfKind(tokens, mentioned)),
  spans: mentions.map(({ mention: { first, head } }) => spanOf(tokens, first, head)),
});

/** Everybody whom a text names and what it says of them, in the order of their first mention. Pure; read once for all who ask. */
export const readParties = oncePer<PitchText, readonly NamedParty[]>((pitch) => {
  const { tokens } = pitch;
  const sentenceOf = ({ mention: { first, head } }: MentionedParty): string =>
    sentenceAround(pitch.original, spanOf(tokens, first, head));
  const named = mentionedParties(pitch)
    .map((mentioned) => ({ ...mentioned, name: partyName(tokens, mentioned.mention) }))
    .filter((mentioned) => !isNobody(mentioned))
    // "Before we made an app for residents": for whom something was that is no more.
    .map((mentioned) => (tellsOfTried(sentenceOf(mentioned)) ? { ...mentioned, roles: IS_SPOKEN_OF } : mentioned));
  const isOfPast = (mention: NamedMention): boolean => named.length > 1 && tellsOfPast(sentenceOf(mention));
  return [...byName(named, isOfPast)]
    .filter(([, mentions]) => mentions.some((mentioned) => isSomebodyHere(tokens, mentioned)))
    .map(([name, mentions]) => partyOf(tokens, name, mentions));
});
