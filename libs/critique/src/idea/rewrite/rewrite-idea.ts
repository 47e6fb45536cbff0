import type { IdeaField, IdeaRewrite } from '@playbook/contracts/analysis/idea-check.schema';
import { countPlaceholders, placeholderNote } from '../../engine/rewrite/placeholders.js';
import { trimPitch } from '../../engine/rewrite/trim.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { costsOf, valueOf, type IdeaReading } from '../reading/idea-reading.js';
import { stateOf } from '../said.js';
import { toldChangeOf } from '../why-now/told-changes.js';
import type { IdeaFeatureId } from '../feature-registry.js';

/** A sentence to add where the founder's text lacks the fact, which is its one blank. */
interface Blank {
  readonly field: IdeaField;
  readonly missing: readonly IdeaFeatureId[];
  /** It is asked for only where this is absent as well. */
  readonly lacks?: SlotName;
  readonly sentence: string;
}

const BUZZ_WORTH_CUTTING = 4;
const BLANKS: readonly Blank[] = [
  {
    field: 'ideaBrief',
    missing: ['evidence.counted', 'evidence.paying', 'evidence.trial'],
    lacks: 'proof',
    sentence: 'So far [how many people use it, pay for it or tried it].',
  },
  { field: 'ideaBrief', missing: ['market.price'], lacks: 'price', sentence: 'It costs [how much, and for what].' },
  {
    field: 'ideaBrief',
    missing: ['evidence.result'],
    lacks: 'result',
    sentence: 'With it, [what gets better, from how much to how much].',
  },
  {
    field: 'ideaBrief',
    missing: ['edge.own', 'edge.trade', 'edge.years'],
    lacks: 'team',
    sentence: 'I know this because [your own job or case].',
  },
  {
    field: 'ideaBrief',
    missing: ['change.dated', 'change.year', 'change.undated', 'change.lawUndated'],
    lacks: 'change',
    sentence: 'It works now because [what changed, and in which year].',
  },
  {
    field: 'problem',
    missing: ['problem.whose'],
    lacks: 'user',
    sentence: 'It happens to [who exactly, and when].',
  },
  {
    field: 'problem',
    missing: ['problem.money'],
    sentence: 'That costs [whom, and how much money or how many hours].',
  },
  { field: 'problem', missing: ['problem.workaround'], lacks: 'today', sentence: 'Today they [what they do instead].' },
];

const TRIMMED_NOTE = 'The same facts with fewer words that a partner skips.';

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** The field without its buzzwords; null where it has hardly any or hangs on them. */
function plainWords(field: IdeaField, reading: IdeaReading): string | null {
  if (valueOf(reading, 'load.buzz') + valueOf(reading, 'load.hype') < BUZZ_WORTH_CUTTING) return null;
  const { broken, text } = trimPitch(reading.idea.fields[field]);
  return broken || text.trim() === '' ? null : text.trim();
}

function rewriteField(field: IdeaField, reading: IdeaReading): IdeaRewrite | null {
  const original = reading.idea.form[field].trim();
  // A blank alone is no version of what was not written.
  if (original === '' || countPlaceholders(original) > 0 || reading.idea.fields[field].blanks.length > 0) return null;
  const core = plainWords(field, reading) ?? original;
  const first = BLANKS.filter((blank) => blank.field === field)
    .filter(({ missing }) => missing.every((id) => valueOf(reading, id) === 0))
    .filter(({ missing }) => !missing.includes('problem.money') || !costsOf(reading))
    .filter(({ lacks }) => lacks !== 'change' || toldChangeOf(reading.idea)?.isReason !== true)
    .find(({ lacks }) => lacks === undefined || stateOf(reading.said, lacks) === 'absent');
  if (first === undefined && core === original) return null;
  const text = [sentence(core), first?.sentence ?? ''].filter((part) => part !== '').join(' ');
  return { field, text, note: placeholderNote(text) ?? TRIMMED_NOTE };
}

/** Both fields in the founder's own words with the first thing they lack as one blank; a field with nothing to add is left out. */
export function rewriteIdea(reading: IdeaReading): IdeaRewrite[] {
  if (reading.idea.language !== 'english') return [];
  return (['ideaBrief', 'problem'] as const).flatMap((field) => rewriteField(field, reading) ?? []);
}
