import type { PitchText } from '../../engine/read-text.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_PATTERNS } from '../customer-patterns.js';
import type { PartyRole } from '../named-party.js';
import { isCounted, isReported } from './party-counts.js';
import { mentionsIn, type PartyMention } from '../mentions/party-mentions.js';
import { isBehindGap } from '../mentions/party-phrases.js';
import { roleBefore } from './role-before.js';
import { rolesAfter } from './roles-after.js';
import { roleInSentence } from './said-in-sentence.js';

/** Somebody where a text names them, and what the words around say of them. */
export interface MentionedParty {
  readonly mention: PartyMention;
  readonly roles: readonly PartyRole[];
}

const OPENING_TOKENS = 3;

/** What a text begins with, as a plural or with something of its own. */
function isOpening(tokens: readonly Token[], { first, end, isPlural }: PartyMention): boolean {
  const isSubject = isPlural || tokens[end + 1]?.lower === "'s";
  return (
    isSubject && first <= OPENING_TOKENS && tokens.slice(0, first).every(({ pos }) => pos === 'DET' || pos === 'NUM')
  );
}

/** "Laundromats: turn your coin machines into app machines". */
const isAddressed = (tokens: readonly Token[], { first, end, isPlural }: PartyMention): boolean =>
  first === 0 && isPlural && tokens[end + 1]?.lower === ':';

/** "Enables" is skipped where a pitch is read, and still says whom it helps. */
function isHelped({ tokens, original }: PitchText, { first }: PartyMention): boolean {
  const [before, own] = [tokens[first - 1]?.end ?? 0, tokens[first]?.start ?? 0];
  return isBehindGap(tokens, first) && CUSTOMER_PATTERNS.skippedHelp.test(original.slice(before, own));
}

const JOINS = new Set(['and', 'or', '&', ',']);
const LAST_JOIN = /^(?:and|or|&)$/;
const MAX_JOINING_TOKENS = 3;

const between = (tokens: readonly Token[], one: PartyMention, other: PartyMention): readonly Token[] =>
  tokens.slice(one.end + 1, Math.min(other.first, one.end + 2 + MAX_JOINING_TOKENS));

/** "Dentists and vets", "one bank, one court". */
function areJoined(tokens: readonly Token[], one: PartyMention, other: PartyMention): boolean {
  const joining = between(tokens, one, other);
  return (
    joining.length > 0 &&
    joining.length <= MAX_JOINING_TOKENS &&
    joining.every(({ lower, pos }) => JOINS.has(lower) || pos === 'DET' || pos === 'NUM')
  );
}

/** Mentions in rows: "archives, banks and courts" are one; whoever stands alone is a row of one. */
function rowsOf(tokens: readonly Token[], mentions: readonly PartyMention[]): readonly (readonly PartyMention[])[] {
  const rows: PartyMention[][] = [];
  for (const mention of mentions) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row !== undefined && last !== undefined && areJoined(tokens, last, mention)) row.push(mention);
    else rows.push([mention]);
  }
  return rows.flatMap((row) => (isRow(tokens, row) ? [row] : row.map((mention) => [mention])));
}

/** Commas alone make no row: "for tenants, landlords pay". */
function isRow(tokens: readonly Token[], row: readonly PartyMention[]): boolean {
  const [one, other] = row.slice(-2);
  return (
    one === undefined || other === undefined || between(tokens, one, other).some(({ lower }) => LAST_JOIN.test(lower))
  );
}

const THERE_REACH_TOKENS = 4;
/** "There are four men who can carve one": how many there are, and no customer. */
const areOnlyThere = (tokens: readonly Token[], { first }: PartyMention): boolean =>
  tokens.slice(Math.max(0, first - THERE_REACH_TOKENS), first).some(({ lower }) => lower === 'there');

/** "Banks verify you": whoever does something to the reader is somebody else. */
const isDoneToYou = (tokens: readonly Token[], { end }: PartyMention): boolean =>
  tokens[end + 1]?.pos === 'VERB' && tokens[end + 2]?.lower === 'you';

const MANY_KINDS = 4;

/** What is said of one in a row is said of the others; what is for children, students, employees and seniors is for nobody in particular. */
function rolesInRow(pitch: PitchText, row: readonly PartyMention[]): readonly MentionedParty[] {
  const { tokens } = pitch;
  const [opening, closing] = [row[0], row.at(-1)];
  const before = opening === undefined ? null : roleBefore(tokens, opening);
  if (closing !== undefined && isDoneToYou(tokens, closing))
    return row.map((mention) => ({ mention, roles: ['isSpokenOf'] }));
  const after = closing === undefined ? [] : rolesAfter(tokens, closing);
  return row.map((mention) => {
    const own = [roleBefore(tokens, mention), before, roleInSentence(tokens, mention)].filter((role) => role !== null);
    const isSubject = after.some((role) => role !== 'isSpokenOf') && isOpening(tokens, mention);
    const roles: PartyRole[] = [
      ...own,
      ...rolesAfter(tokens, mention),
      ...after,
      ...(isHelped(pitch, mention) ? (['isFor'] as const) : []),
      ...(isCounted(tokens, mention) && !areOnlyThere(tokens, mention) ? (['isCounted'] as const) : []),
      ...(isReported(tokens, mention) ? (['isReported'] as const) : []),
      ...(isSubject ? (['opens'] as const) : []),
      ...(isAddressed(tokens, mention) ? (['isFor'] as const) : []),
    ];
    return { mention, roles: row.length < MANY_KINDS ? roles : roles.filter((role) => role !== 'isFor') };
  });
}

/** Everybody whom a text names, in its order, with what the words around say of them. */
export const mentionedParties = (pitch: PitchText): readonly MentionedParty[] =>
  rowsOf(pitch.tokens, mentionsIn(pitch.tokens)).flatMap((row) => rolesInRow(pitch, row));
