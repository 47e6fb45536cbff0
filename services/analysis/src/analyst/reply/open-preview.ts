import { cleanLine } from '@playbook/critique/reply/clean-line';
import { z } from 'zod';
import { clampPoints } from './clamp-points.js';
import type { ScoreToClamp } from './clamp-score.js';
import { LINE_MAX_CHARS, type ModelJudgement } from './judgement.schema.js';

/** What of a kind's reply is shown before the reply is complete. */
interface PreviewOptions<Name extends string, Partial> {
  /** Judgements by name. */
  readonly judgements: Readonly<Record<Name, z.ZodType<ModelJudgement>>>;
  /** Member of the reply that holds them; those that it does not hold stand in the reply itself. */
  readonly group: string;
  readonly toClamp: (name: Name, judgement: ModelJudgement) => ScoreToClamp<unknown>;
  /** Member of the reply that holds the lines of the feedback. */
  readonly lines: string;
  readonly maxLines: number;
  readonly toPartial: (points: { readonly [N in Name]?: number }, lines: string[]) => Partial;
}

/** Parts of a reply that is still being written; a value of another form is as good as none. */
const recordSchema = z.record(z.string(), z.unknown()).catch({});
const linesSchema = z.array(z.string()).catch([]);

/** All members but the last, which may still grow. */
const wholeMembers = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).slice(0, -1));

/** Cleans lines as they will be cleaned in the end. The same lines come again with each piece of the reply. */
function lineCleaner(): (line: string) => string | null {
  const cleaned = new Map<string, string | null>();
  return (line) => {
    const known = cleaned.get(line);
    if (known !== undefined) return known;
    const text = cleanLine(line, LINE_MAX_CHARS);
    cleaned.set(line, text);
    return text;
  };
}

/**
 * Opens a view of a reply that is still being written: whole judgements, clamped as they will be in the end, and whole lines, cleaned.
 * What was written last counts as whole once something follows it. Returns null where there is nothing to show yet.
 */
export function openPreview<Name extends string, Partial>({
  judgements,
  group,
  toClamp,
  lines,
  maxLines,
  toPartial,
}: PreviewOptions<Name, Partial>): (unfinished: unknown) => Partial | null {
  const clean = lineCleaner();
  return (unfinished) => {
    const reply = recordSchema.parse(unfinished);
    const whole = wholeMembers(reply);
    const grouped = recordSchema.parse(reply[group]);
    const judged = { ...whole, ...(group in whole ? grouped : wholeMembers(grouped)) };
    const points: { [N in Name]?: number } = {};
    for (const name of Object.keys(judgements) as Name[]) {
      const { data: judgement } = judgements[name].safeParse(judged[name]);
      if (judgement === undefined) continue;
      const { spans, ...known } = toClamp(name, judgement);
      points[name] = clampPoints({ ...known, proposed: judgement.points, hasQuote: spans.length > 0 }).kept;
    }
    const written = linesSchema.parse(reply[lines]);
    const shown = (lines in whole ? written : written.slice(0, -1))
      .slice(0, maxLines)
      .flatMap((line) => clean(line) ?? []);
    return Object.keys(points).length + shown.length === 0 ? null : toPartial(points, shown);
  };
}
