import type { IdeaField, IdeaRewrite } from '@playbook/contracts/analysis/idea-check.schema';
import { trimPitch } from '../../engine/rewrite/trim.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { valueOf, type IdeaReading } from '../remarks.js';
import { stateOf } from '../said.js';
import type { IdeaFeatureId } from '../feature-registry.js';

/** A sentence to add where the founder's text lacks the fact; every fact is a blank. */
interface Blank {
  readonly field: IdeaField;
  readonly missing: readonly IdeaFeatureId[];
  /** It is asked for only where this is absent as well. */
  readonly lacks?: SlotName;
  readonly sentence: string;
}

const MAX_BLANKS = 3;
const BUZZ_WORTH_CUTTING = 4;
const BLANKS: readonly Blank[] = [
  {
    field: 'ideaBrief',
    missing: ['evidence.counted', 'evidence.paying', 'evidence.trial'],
    lacks: 'proof',
    sentence: '[How many] [customers of one kind] [use it, pay for it or have promised to], since [month].',
  },
  { field: 'ideaBrief', missing: ['market.price'], lacks: 'price', sentence: 'They pay [price] per [unit].' },
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
    sentence: '[Job title] has it [when, and how often].',
  },
  { field: 'problem', missing: ['problem.money'], sentence: 'Each time it costs [money or hours].' },
  { field: 'problem', missing: ['problem.workaround'], lacks: 'today', sentence: 'Today they [what they do instead].' },
];

const NOTE = 'Fill in the blanks before you use it, and strike those that do not apply.';
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
  const core = plainWords(field, reading) ?? original;
  const blanks = BLANKS.filter((blank) => blank.field === field)
    .filter(({ missing }) => missing.every((id) => valueOf(reading, id) === 0))
    .filter(({ lacks }) => lacks === undefined || stateOf(reading.said, lacks) === 'absent')
    .slice(0, MAX_BLANKS)
    .map((blank) => blank.sentence);
  if (blanks.length === 0 && core === original) return null;
  return {
    field,
    text: [sentence(core), ...blanks].filter((part) => part !== '').join(' '),
    note: blanks.length > 0 ? NOTE : TRIMMED_NOTE,
  };
}

/** Both fields said better with the founder's own words and blanks; a field with nothing to add is left out. */
export function rewriteIdea(reading: IdeaReading): IdeaRewrite[] {
  return (['ideaBrief', 'problem'] as const).flatMap((field) => rewriteField(field, reading) ?? []);
}
