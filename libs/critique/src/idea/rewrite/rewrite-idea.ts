import type { IdeaField, IdeaRewrite } from '@playbook/contracts/analysis/idea-check.schema';
import { countPlaceholders, placeholderNote } from '../../engine/rewrite/placeholders.js';
import { withSmallMends } from '../../engine/rewrite/small-mends.js';
import { trimPitch } from '../../engine/rewrite/trim.js';
import type { SlotName } from '../../engine/slots/slot.js';
import {
  costsOf,
  isOnlyName,
  mayTellCost,
  mayTellPrice,
  mayTellProof,
  mayTellResult,
  mayTellToday,
  valueOf,
  type IdeaReading,
} from '../reading/idea-reading.js';
import { isWished } from '../../engine/questions/is-wished.js';
import { seldomPay } from '../../lexicon/customers.js';
import { customersOf, troubledOf } from '../cues/customers.js';
import { isBrokenEnglish } from '../../text/language/broken-english.js';
import { stateOf } from '../said.js';
import type { IdeaFeatureId } from '../feature-registry.js';
import type { VentureKind } from '../venture/venture-kinds.js';

/** A sentence to add where the founder's text lacks the fact, which is its one blank. */
interface Blank {
  readonly field: IdeaField;
  readonly missing: readonly IdeaFeatureId[];
  /** It is asked for only where this is absent as well. */
  readonly lacks?: SlotName;
  readonly sentence: string;
  /** The same where the brief names its customers, who stand for `%`. */
  readonly named?: string;
  /** How it is asked of a kind of venture; null where it makes no sense there. */
  readonly ofKind?: Partial<Readonly<Record<VentureKind, string | null>>>;
  /** The text may say it in other words. */
  readonly mayBeTold?: (reading: IdeaReading) => boolean;
}

/** What somebody feels, and what is yet to come, has no sum. */
const HAS_NO_SUM = new RegExp(
  String.raw`\b(?:stress(?:ful)?|lonel(?:y|iness)|alone|bor(?:ed|ing)|sad|superficial|unhappy|busy|never see|nobody (?:answers` +
    String.raw`|replies|cares)|decid(?:e|ing)|anxious|left behind|trust|` +
    String.raw`becomes? (?:critical|important|urgent)|will (?:become|need))\b`,
  'i',
);
const BUZZ_WORTH_CUTTING = 4;
/** A longer field is not written out again for one blank behind it: what it lacks is said beside it. */
const WITH_BLANK_MAX_CHARS = 300;
const BLANKS: readonly Blank[] = [
  {
    field: 'ideaBrief',
    missing: ['evidence.counted', 'evidence.paying', 'evidence.trial'],
    lacks: 'proof',
    sentence: 'So far [how many people use it, pay for it or tried it].',
    named: 'So far [how many] % have tried it.',
    // What is only wanted nobody can have tried.
    mayBeTold: (reading) => mayTellProof(reading) || isWished(reading.idea.form.ideaBrief),
  },
  {
    field: 'ideaBrief',
    missing: ['market.price'],
    lacks: 'price',
    sentence: 'Customers pay [how much, and for what].',
    named: '% pay [how much, and for what].',
    ofKind: {
      audience: null,
      content: null,
      charity: 'Its costs are paid by [whom, and how much a year].',
      laboratory: 'Made at full size, it costs [how much for what amount].',
    },
    mayBeTold: mayTellPrice,
  },
  {
    field: 'ideaBrief',
    missing: ['evidence.result'],
    lacks: 'result',
    sentence: 'That means [what gets better, from how much to how much].',
    named: 'For % that means [what they save or gain, from how much to how much].',
    ofKind: { audience: null, content: null },
    mayBeTold: mayTellResult,
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
    named: 'That costs % [how much money or how many hours, and how often].',
    ofKind: { audience: null, content: null },
    mayBeTold: (reading) => costsOf(reading) || mayTellCost(reading) || HAS_NO_SUM.test(reading.idea.form.problem),
  },
  {
    field: 'problem',
    missing: ['problem.workaround'],
    lacks: 'today',
    sentence: 'Today they [what they do instead].',
    named: 'Today % [what they do instead].',
    mayBeTold: mayTellToday,
  },
];

const MENDED_NOTE = 'The same words, with those small mistakes mended that can be mended safely.';
const TRIMMED_NOTE = 'The same facts with fewer words that a partner skips.';

/** Small mistakes are a reason to show a short field again where there are several; a single one may be a word of the trade. */
const FEWEST_MENDED_WORDS = 3;
function isWorthMending(original: string, mended: string): boolean {
  if (original.length > WITH_BLANK_MAX_CHARS) return false;
  const own = new Set(original.toLowerCase().split(/\s+/));
  return mended.split(/\s+/).filter((word) => !own.has(word.toLowerCase())).length >= FEWEST_MENDED_WORDS;
}

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** The field without its buzzwords; null where it has hardly any or hangs on them. */
function plainWords(field: IdeaField, reading: IdeaReading): string | null {
  if (valueOf(reading, 'load.buzz') + valueOf(reading, 'load.hype') < BUZZ_WORTH_CUTTING) return null;
  const { broken, text } = trimPitch(reading.idea.fields[field]);
  return broken || text.trim() === '' ? null : text.trim();
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The wording of a blank for the kind of venture; undefined where it is the general one. */
const kindWording = ({ ofKind = {} }: Blank, { kinds }: IdeaReading): string | null | undefined =>
  [...kinds].map((kind) => ofKind[kind]).find((own) => own !== undefined);

/** The first fact that a field lacks, as a sentence with a blank for it; nothing where it may be told. */
function blankFor(field: IdeaField, reading: IdeaReading): string {
  const customers = field === 'problem' ? troubledOf(reading.idea) : customersOf(reading.idea);
  const first = BLANKS.filter((blank) => blank.field === field && kindWording(blank, reading) !== null)
    .filter(({ missing }) => missing.every((id) => valueOf(reading, id) === 0))
    .filter(({ mayBeTold }) => mayBeTold?.(reading) !== true)
    .find(({ lacks }) => lacks === undefined || stateOf(reading.said, lacks) === 'absent');
  if (first === undefined) return '';
  const own = kindWording(first, reading);
  if (own !== undefined && own !== null) return own;
  const isNamed = customers !== null && first.named !== undefined && !(first.lacks === 'price' && seldomPay(customers));
  return isNamed ? capital(first.named.replace('%', () => customers)) : first.sentence;
}

/** A blank alone is no version of what was not written, and a name with one is no idea. */
const isWritten = (field: IdeaField, { idea }: IdeaReading): boolean =>
  idea.form[field].trim() !== '' &&
  countPlaceholders(idea.form[field]) === 0 &&
  idea.fields[field].blanks.length === 0 &&
  !(field === 'ideaBrief' && isOnlyName(idea));

function rewriteField(field: IdeaField, reading: IdeaReading): IdeaRewrite | null {
  if (!isWritten(field, reading)) return null;
  const original = reading.idea.form[field].trim();
  const trimmed = plainWords(field, reading) ?? original;
  const core = withSmallMends(trimmed);
  const blank = original.length > WITH_BLANK_MAX_CHARS ? '' : blankFor(field, reading);
  if (blank === '' && trimmed === original && !isWorthMending(original, core)) return null;
  if (isBrokenEnglish(core)) return null;
  const text = [sentence(core), blank].filter((part) => part !== '').join(' ');
  return { field, text, note: placeholderNote(text) ?? (trimmed === original ? MENDED_NOTE : TRIMMED_NOTE) };
}

/** Both fields in the founder's own words with the first thing they lack as one blank; a field with nothing to add is left out. */
export function rewriteIdea(reading: IdeaReading): IdeaRewrite[] {
  if (reading.idea.language !== 'english') return [];
  return (['ideaBrief', 'problem'] as const).flatMap((field) => rewriteField(field, reading) ?? []);
}
