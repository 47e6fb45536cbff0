import { readPatterns } from '../../lexicon/read-patterns.js';
import { tellsPayment } from './own-results.js';
import { quotedSentence } from '../reading/quoted-sentence.js';
import { spansMatching } from '../../text/search/squeezed-text.js';
import { inField, type IdeaText } from '../signals/idea-text.js';
import { IDEA_TEXT_FIELDS, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';

/** What a partner asks of a change by its kind; `%` stands for the founder's own clause. */
const LINES = {
  others:
    '% is a change that somebody else made. Give its year, and say what can be done since then that could not before.',
  event: '% is an event, and events pass. Say what it changed for good, and who acts on that today.',
  gone: '% is a change with a year. Say who does that work now, and what it costs since then.',
  habit: '% began with the pandemic. Show with a figure of this year that it lasts.',
  was: '% is a change without a year. Say when it came, and what made it come.',
  slow: '% goes on for years. Say why this is the year, and not five years ago.',
  rule: '% is a rule. Say since when it holds, and what you can do about it that nobody could before.',
  trend: '% is so for every startup. Say what you can do with it that nobody could do two years ago.',
} as const;
type ChangeKind = keyof typeof LINES;
const KINDS: readonly ChangeKind[] = ['others', 'event', 'gone', 'habit', 'was', 'slow', 'rule', 'trend'];
const PATTERNS = readPatterns('idea-why-now');

/** A change that is told in other words than those of a law or a price. */
export interface ToldChange {
  /** What is asked of it, in the founder's own words. */
  readonly text: string;
  /** What is so for everybody is no reason for this one. */
  readonly isReason: boolean;
  readonly span: IdeaSpan;
}

const spanOfKind = ({ fields }: IdeaText, kind: ChangeKind): IdeaSpan | undefined =>
  IDEA_TEXT_FIELDS.flatMap((field) =>
    inField(field, spansMatching(fields[field].plainSqueezed, PATTERNS[kind] ?? [])),
  ).find((span) => !tellsPayment(quotedSentence(fields[span.field], span)));

/** The first change of the surest kind; null where none is told. */
export function toldChangeOf(idea: IdeaText): ToldChange | null {
  for (const kind of KINDS) {
    const span = spanOfKind(idea, kind);
    if (span === undefined) continue;
    return {
      text: LINES[kind].replace('%', () => quotedSentence(idea.fields[span.field], span)),
      isReason: kind !== 'trend',
      span,
    };
  }
  return null;
}

const FALLEN = PATTERNS.fell ?? [];
/** Each of these patterns has one in it, and is looked for only where there is one: they may begin at any word. */
const YEAR = /\b20[0-2]\d\b/;

/** A price of a year and the price of today, where the text has both; what it says is the founder's own reason. */
export function fallenPriceOf({ fields }: IdeaText): IdeaSpan | null {
  const [span] = IDEA_TEXT_FIELDS.filter((field) => YEAR.test(fields[field].original)).flatMap((field) =>
    inField(field, spansMatching(fields[field].plainSqueezed, FALLEN)),
  );
  return span ?? null;
}
