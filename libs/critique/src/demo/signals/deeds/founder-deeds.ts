import type { Span } from '@playbook/contracts/core/span.schema';
import { tokenSpan, type Token } from '../../../text/tokens/token.js';

/** Forms of the past that do not end like one. */
const PAST = new Set(
  `ran led wrote built drove taught sold flew drew made cut spent did held sang kept grew bought rode dug fed sewed caught won
  fought shot swam wove bred dealt dove laid rose struck swept`.split(/\s+/),
);
/** What anybody does, and what is no work. */
const NO_WORK = new Set(
  `met said told wanted thought tried saw had got looked showed went died happened realized realised decided noticed asked heard felt lived
  moved liked loved needed used called talked started founded opened clicked tapped pressed uploaded typed recorded counted`.split(
    /\s+/,
  ),
);
const SKIPPED = /^(?:also|both|then|once|really|even|always|mostly|previously|personally)$/;
const IS = /^(?:is|was|am|'m|'s|were|are)$/;
const SINCE = /^(?:since|for)$/;
const CAPITAL = /^\p{Lu}/u;
const REACH_TOKENS = 7;
const MIN_WORDS_BEHIND = 2;

const isPast = ({ lower, pos }: Token): boolean => PAST.has(lower) || (pos === 'VERB' && lower.endsWith('ed'));

/** "Lucia is veterinarian since fifteen years": a trade, and for how long. */
function tradeAt(tokens: readonly Token[], verb: number): Token | null {
  if (!IS.test(tokens[verb]?.lower ?? '')) return null;
  const behind = tokens.slice(verb + 1, verb + 1 + REACH_TOKENS);
  const since = behind.findIndex(({ lower }) => SINCE.test(lower));
  const years = behind.findIndex(({ lower }) => lower === 'years');
  const noun = behind.find(({ pos, lower }) => pos === 'NOUN' && lower !== 'years');
  if (noun === undefined || years < 0) return null;
  return since >= 0 || behind[years + 1]?.pos === 'NOUN' ? (behind[years] ?? noun) : null;
}

/** What the speaker, or somebody whom the talk introduces, did before: a deed of the past with what it was done to or where. */
export function founderDeedsIn(tokens: readonly Token[], people: ReadonlySet<string>): Span[] {
  return tokens.flatMap((subject, at) => {
    if (subject.lower !== 'i' && !(people.has(subject.lower) && CAPITAL.test(subject.text))) return [];
    const verb = at + 1 + Number(SKIPPED.test(tokens[at + 1]?.lower ?? ''));
    const token = tokens[verb];
    if (token === undefined) return [];
    const trade = tradeAt(tokens, verb);
    if (trade !== null) return [tokenSpan(subject, trade)];
    const behind = tokens.slice(verb + 1).filter(({ kind }) => kind !== 'punctuation').length;
    return isPast(token) && !NO_WORK.has(token.lower) && behind >= MIN_WORDS_BEHIND ? [tokenSpan(subject, token)] : [];
  });
}
