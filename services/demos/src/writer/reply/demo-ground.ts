import type { DemoFeedbackSection, Moment } from '@playbook/contracts/demos/demo-review.schema';
import { clock } from '@playbook/critique/demo/said';
import { type Ground, heldLine } from '@playbook/critique/reply/held-line';
import { quotesIn, quotesWords } from '@playbook/critique/reply/misquotes';
import { clockTimesIn } from '@playbook/critique/reply/unknown-facts';
import { LINE_MAX_CHARS } from './demo-reply.schema.js';

/** What a model's lines about a video are held to. */
export interface DemoGround extends Ground {
  readonly evidence: readonly Moment[];
}

const momentText = ({ atS, quote, measurement }: Moment): string =>
  `${atS === null ? '' : clock(atS)} ${quote ?? ''} ${measurement ?? ''}`;

/** What is known of a criterion: its words, what earned points and when, and what they stand on. */
export const groundOf = (
  words: string,
  { feedback, suggestions, rows, evidence }: DemoFeedbackSection,
  measured: string,
): DemoGround => ({
  words,
  judged: [
    feedback,
    ...suggestions,
    ...rows.map(({ label, atS }) => `${label} ${atS === null ? '' : clock(atS)}`),
    ...evidence.map(momentText),
    measured,
  ].join('\n'),
  names: '',
  evidence,
});

/** Whether a line gives something that it quotes another time than it has. */
function mistimes(line: string, evidence: readonly Moment[]): boolean {
  const times = clockTimesIn(line);
  const quotes = quotesIn(line);
  const meant = evidence.filter(({ quote }) => quote !== null && quotes.some((own) => quotesWords(own, quote)));
  return times.length > 0 && meant.length > 0 && !meant.some(({ atS }) => atS !== null && times.includes(clock(atS)));
}

/** A line about a video as a founder may read it: one that holds, and gives nothing that it quotes another time. Null where it is not so. */
export function heldDemoLine(line: string, ground: DemoGround): string | null {
  const text = heldLine(line, ground, LINE_MAX_CHARS);
  return text === null || mistimes(text, ground.evidence) ? null : text;
}
