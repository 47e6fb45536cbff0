import { archetypeOf } from '../../engine/questions/archetype.js';
import { readPitch } from '../../engine/read-text.js';
import { OPTION_TEMPLATES } from './option-templates.js';

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

/** Said of no company that does not say so itself. */
const ONLY_WHERE: readonly (readonly [template: RegExp, said: RegExp])[] = [
  [/^MRR/, /\b(?:a|per|each|every) month\b|\/mo\b|monthly|subscri|\b(?:saas|software|apps?|platform|api)\b/i],
  [/visitors/, /\b(?:web ?sites?|web|site|online|apps?|shop|store|platform|software|saas|marketplace)\b/i],
  [/daily active/, /\b(?:apps?|software|platform|web|online|games?|social|site|saas|chat)\b/i],
];
/** Only a market has these; to any other kind of business they are somebody else's. */
const OF_A_MARKET = /^GMV|transactions in/;

/** Whoever is paid, if not by the month. */
const REVENUE = 'Revenue [amount] in [month], [amount] in [month], [amount] in [month]; [n] customers pay.';
/** What any business can count. */
const OF_ANYBODY: readonly string[] = [
  '[n] paying [who] in [month], [n] a month ago; [n] left.',
  '[n] [orders or jobs] in [month] at [amount] each; [n] of [n] came back.',
  'One [unit] costs us [amount] and brings [amount].',
  '[n] [who] signed for [amount] from [date].',
];

/** Metrics that the kind of business is measured by first; those of a market, of an app or of a subscription only for one. */
export function metricTemplates(idea: string): readonly string[] {
  const general = OPTION_TEMPLATES['metrics'] ?? [];
  const archetype = archetypeOf(readPitch(idea).tokens);
  const kind = archetype === null ? undefined : KIND_OF_ARCHETYPE[archetype.id];
  const isFitting = (text: string): boolean =>
    (kind === 'market' || !OF_A_MARKET.test(text)) &&
    ONLY_WHERE.every(([template, said]) => !template.test(text) || said.test(idea));
  const fitting = general.flatMap((text) => (isFitting(text) ? [text] : text.startsWith('MRR') ? [REVENUE] : []));
  return [...(kind === undefined ? [] : (OWN_TEMPLATES[kind] ?? [])), ...fitting, ...OF_ANYBODY];
}
