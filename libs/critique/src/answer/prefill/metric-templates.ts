import { archetypeOf } from '../../engine/questions/archetype.js';
import { readPitch } from '../../engine/read-text.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { OPTION_TEMPLATES, SALES_METRICS } from './option-templates.js';

/** What a kind of business is measured by, by the archetype of its idea. All facts are [placeholders]. */
const OWN_TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  market: [
    '[Amount] changed hands in [month], of which we keep [percent]; [n] of [n] buyers bought again.',
    '[n] sellers listed, [n] of them sold in [month]; the median waited [days] for a sale.',
  ],
  instrument: [
    '[n] devices in the field since [month]; right [n] of [n] times, [n] false alarms a week.',
    '[n] of [n] devices still run after [months]; [n] site visits for repair in [month].',
  ],
  science: [
    '[n] of [n] [samples or patients] against [n] of [n] in the control.',
    '[Endpoint] by [date]; [n] sites have agreed.',
  ],
  care: [
    '[n] patients in [month]; [n] of [n] came to the [nth] visit.',
    '[n] clinics pay [amount] a month; [n] renewed.',
  ],
  goods: [
    '[n] orders in [month] at [amount] each; [n] of [n] customers ordered again.',
    'One sale costs us [amount] of [amount].',
  ],
  money: [
    '[Amount] lent or insured in [month]; [percent] late or claimed after [days].',
    '[n] of [n] customers came back for a second.',
  ],
  openSource: [
    '[n] installs that report in, [n] a month ago; [n] companies pay [amount].',
    '[n] pull requests from [n] outsiders in [month].',
  ],
  teaching: [
    '[n] learners in [month]; [n] of [n] finished, and scored [number] after [number].',
    '[n] schools pay; [n] of [n] renewed.',
  ],
  agency: [
    '[n] jobs in [month] at [amount]; each takes [hours] of people, [hours] in [month].',
    '[n] of [n] clients came back.',
  ],
};

const KIND_OF_ARCHETYPE: Readonly<Record<string, string>> = {
  'two-sided-marketplace': 'market',
  'local-services-marketplace': 'market',
  resale: 'market',
  sensor: 'instrument',
  chip: 'instrument',
  robot: 'instrument',
  'drone-or-satellite': 'instrument',
  'consumer-hardware': 'instrument',
  'battery-or-storage': 'instrument',
  drug: 'science',
  'diagnostic-test': 'science',
  'medical-device': 'science',
  'material-or-chemistry': 'science',
  carbon: 'science',
  'clinical-software': 'care',
  'care-provider': 'care',
  'food-brand': 'goods',
  restaurant: 'goods',
  'online-shop': 'goods',
  lending: 'money',
  insurance: 'money',
  payments: 'money',
  'open-source': 'openSource',
  school: 'teaching',
  tutoring: 'teaching',
  legal: 'agency',
  hiring: 'agency',
  construction: 'agency',
};

const WORDS = readSinglePatterns('prefill', [
  'fitsShare',
  'fitsMonthly',
  'fitsApp',
  'fitsPilot',
  'fitsRent',
  'fitsSales',
  'fitsEach',
  'fitsOnce',
]);
/** What makes a template fit whose words do not say the kind of business; without one it fits anybody who sells something. */
const FITS: readonly (readonly [template: RegExp, idea: RegExp])[] = [
  [/^GMV|transactions in|We keep/, WORDS.fitsShare],
  [/^MRR|pay \[price\] a month/, WORDS.fitsMonthly],
  [/monthly active|daily active|visitors|very disappointed/, WORDS.fitsApp],
  [/^Pilot/, WORDS.fitsPilot],
  [/units rented/, WORDS.fitsRent],
  [/ordered before/, WORDS.fitsSales],
  [/price\] for each/, WORDS.fitsEach],
  [/pay \[price\] once/, WORDS.fitsOnce],
];

const fitsIdea = (template: string, idea: string): boolean =>
  FITS.every(([ofTemplate, ofIdea]) => !ofTemplate.test(template) || ofIdea.test(idea));

/** Whoever is paid, if not by the month. */
const REVENUE = 'Revenue [amount] in [month], [amount] in [month], [amount] in [month]; [n] customers pay.';
/** What any business can count. */
const OF_ANYBODY: readonly string[] = [
  'One [unit] costs us [amount] and brings [amount].',
  '[n] [who] signed for [amount] from [date].',
  '[n] of [n] [customers] bought again within [time].',
  '[n] [who] asked for it in [month]; [n] of them paid by [date].',
  '[n] [orders or jobs] in [month] at [amount] each.',
];
/** Tests and opinions, which any business can ask for. */
const CAN_BE_ASKED = /^Pilot|very disappointed/;

/** Metrics that the kind of business is measured by first, then those that its words say something to, then those of anybody: ten or more. */
export function metricTemplates(idea: string): readonly string[] {
  const general = OPTION_TEMPLATES['metrics'] ?? [];
  if (idea.trim() === '') return general;
  const archetype = archetypeOf(readPitch(idea).tokens);
  const own = OWN_TEMPLATES[archetype === null ? '' : (KIND_OF_ARCHETYPE[archetype.id] ?? '')] ?? [];
  const fitting = [...SALES_METRICS, ...general].filter((template) => fitsIdea(template, idea));
  const revenue = fitting.some((template) => template.startsWith('MRR')) ? [] : [REVENUE];
  const asked = general.filter((template) => CAN_BE_ASKED.test(template) && !fitting.includes(template));
  return [...own, ...fitting, ...revenue, ...OF_ANYBODY, ...asked];
}

/** Ways to be paid that an idea's words speak of; all of them where they speak of none. */
export function priceTemplates(idea: string): readonly string[] {
  const general = OPTION_TEMPLATES['business-model'] ?? [];
  const fitting = general.filter((template) => fitsIdea(template, idea));
  return fitting.length === 0 ? general : fitting;
}
