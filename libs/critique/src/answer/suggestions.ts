import type { SpecificityImprovement } from '@playbook/contracts/analysis/answer-analysis.schema';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { quoted } from '../engine/quotes.js';
import type { ExpectationId } from './expectations/expectations.js';
import { toldStep } from './expectations/told-step.js';
import { isCountAsked } from './meant/count-asked.js';
import { specificPhrase } from './meant/specific-phrases.js';
import { missingIn } from './missing.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import { featureReader } from '../engine/feature-reader.js';
import type { Hole } from './remarks.js';

const MAX_SUGGESTIONS = 5;
const MAX_IMPROVEMENTS = 5;
const MAX_TIPS = 3;
const TECHNICAL_SECTIONS = new Set(['founders', 'product', 'competition', 'vision']);

/** What to do, the most useful first: what is missing, then what costs most. */
export function suggestionsOf(signals: AnswerSignals, holes: readonly Hole[]): string[] {
  // The sentence to fill in is that of the plain question.
  const missing = missingIn(signals).map(({ ask, plainAsk, expectation: { template } }) =>
    ask === plainAsk ? `${ask} For instance: "${template}"` : ask,
  );
  const fixes = holes.filter(({ flaw }) => !flaw.startsWith('missing')).map(({ line, todo }) => `${line} ${todo}`);
  return [...new Set([...missing.slice(0, 3), ...fixes, ...missing.slice(3)])].slice(0, MAX_SUGGESTIONS);
}

/** Vague words of the answer and the [placeholder] to fill in their place, so that it still reads as a sentence. */
export function specificityImprovements({ answer, fieldId }: AnswerSignals): SpecificityImprovement[] {
  return answer.hits
    .flatMap((hit) => specificPhrase(hit, answer) ?? [])
    .filter(({ span }) => isCountAsked(span, answer.original, fieldId))
    .slice(0, MAX_IMPROVEMENTS)
    .map(({ span, replacement }) => ({ found: answer.original.slice(span.start, span.end), replacement, span }));
}

/** Where the technical part is told. */
const PRODUCT_TOLD = new Set(['current-product', 'how-it-works']);
const BUILDERS = new Set<ExpectationId>(['builder', 'builds']);

/** "It reads 97% when wet, because water eats the signal": what is hard about it, and how much of it works. */
const TELLS_HARD_PART = /\b(?:because|since|fails?|struggles?|misse[sd]|wrong|errors?|experiment\w{0,3})\b|\d ?%/i;
const SAYS_HARD =
  /\b(?:hard(?:est)?|difficult|tricky|trips us|goes wrong|(?:known )?(?:weakness|limit(?:ation)?)s?|does(?:n['’]t| not) (?:do|work)|unsolved|not yet)\b/i;

/** About the step that a product answer tells; a list of features tells none. */
function tipsOnStep(signals: AnswerSignals): string[] {
  const { fieldId, answer, features } = signals;
  const { quote: step } = toldStep(answer);
  if (step === null || !PRODUCT_TOLD.has(fieldId)) return [];
  const isAsked = missingIn(signals).some(({ ask }) => ask.includes(step));
  const isTold = isAsked || SAYS_HARD.test(answer.plain) || TELLS_HARD_PART.test(answer.plain);
  const isMeasured = featureReader(features).valueOf('fact.numerals') > 0;
  return [
    ...(isTold ? [] : [`Say what is hard about ${step}, and how much of it works today.`]),
    ...(isMeasured ? [] : ['Say what you measure (accuracy, minutes, cost of a call) and the number.']),
  ];
}

const MODEL = /\b(?:gpt\S{0,200}|llms?|language models?|openai|claude|gemini|ai models?)\b/i;

/** "Not an LLM", "we tried the LLM": what it does without. */
const NO_MODEL =
  /\b(?:not?|without|never|tried|instead of|rather than) (?:an? |the |any |use )?(?:gpt\S{0,20}|llms?|language models?|openai|claude|gemini|ai models?)\b/i;

/** What would make the technical side credible; only where a question is about the team, the product or the future. */
export function technicalTips(signals: AnswerSignals): string[] {
  const section = APPLICATION_FIELDS.find(({ id }) => id === signals.fieldId)?.sectionId ?? '';
  if (!TECHNICAL_SECTIONS.has(section)) return [];
  const text = signals.answer.plain;
  const model = PRODUCT_TOLD.has(signals.fieldId) && !NO_MODEL.test(text) ? MODEL.exec(text) : null;
  const isBuilderMissing = missingIn(signals).some(({ id }) => BUILDERS.has(id));
  const onModel =
    model === null
      ? []
      : [`Say what breaks when ${quoted(text, { start: model.index, end: model.index + model[0].length })} changes.`];
  return [
    ...(isBuilderMissing ? ['Say who builds the product and for how long.'] : []),
    ...tipsOnStep(signals),
    ...onModel,
  ].slice(0, MAX_TIPS);
}

/** Themes of YC's requests for startups (autumn 2026) that an answer can fit; never forced. */
const THEMES: readonly (readonly [theme: string, words: RegExp])[] = [
  [
    'AI in the physical world',
    /\b(?:robots?|robotic|drones?|camera on (?:the|a)|forklifts?|welding|physical work)\b/gi,
  ],
  [
    'AI-native compliance',
    /\b(?:compliance (?:officers?|teams?|software|checks?|reports?)|regulators?|auditors?|e-invoic\w+)\b/gi,
  ],
  [
    'Unglamorous trades with paper back offices',
    /\b(?:customs|freight|funeral|water utilit\w+|port agents?|scrap|dental labs?|notar\w+)\b/gi,
  ],
  [
    'Tutors for young children',
    /\b(?:tutor(?:s|ing)? for (?:children|kids)|(?:children|kids|pupils|first graders) (?:who )?learn(?:s|ing)? to read)\b/gi,
  ],
  [
    'Grid flexibility and energy',
    // The grid of a theater carries lamps, and a tag may need no electricity.
    new RegExp(
      String.raw`\b(?:(?:power|electric(?:ity)?|energy|smart) grids?|grid (?:operators?|connections?|flexibility|power|fees?)` +
        String.raw`|the grid (?:pays?|needs?|is (?:full|short))|heat pumps?|solar (?:panels?|power|farms?|roofs?|energy|parks?)` +
        String.raw`|batter(?:y|ies) (?:storage|packs?)|kwh|electricity (?:prices?|bills?|retailers?|markets?|demand|networks?))\b`,
      'gi',
    ),
  ],
  ['Lab automation', /\b(?:wet lab|lab automation|assays?|pipett\w+|bioreactor)\b/gi],
];

/** What founders did before says nothing of what they make now. */
const OF_FOUNDERS: ReadonlySet<string> = new Set([
  ...APPLICATION_FIELDS.filter(({ sectionId }) => sectionId === 'founders').map(({ id }) => id),
  'why-this-problem',
]);

/** What rivals do is no theme of the founder. */
const OF_RIVALS = 'competitors';

const IS_OF_AI = /^AI\b/;
const IS_OF_PAPER = /\bpaper\b/;
const NAMES_PAPER =
  /\b(?:paper\w{0,6}|fax\w{0,4}|by hand|forms?|phone|binders?|excel|spreadsheets?|pdfs?|whatsapp|e-?mails?|manual\w{0,2}|stamps?|ledgers?)\b/i;
const NAMES_AI =
  /\b(?:ai|models?|llms?|gpt|machine learning|computer vision|agents?|recogni[sz]\w{1,6}|learns?|trained|neural)\b/i;

/** "Pipette" and "pipettes" are one word of a theme. */
const STEM_CHARS = 6;
const stemOf = (word: string): string => word.toLowerCase().slice(0, STEM_CHARS);

/** "This fits [theme] because you write ...", at most three; empty when nothing fits. */
export function trendAlignment({ answer, fieldId }: AnswerSignals): string[] {
  if (OF_FOUNDERS.has(fieldId) || fieldId === OF_RIVALS) return [];
  const hasAi = NAMES_AI.test(answer.read);
  return THEMES.flatMap(([theme, words]) => {
    const isOther = (IS_OF_AI.test(theme) && !hasAi) || (IS_OF_PAPER.test(theme) && !NAMES_PAPER.test(answer.read));
    const [match, ...more] = isOther ? [] : answer.read.matchAll(words);
    const others = more.filter(([word]) => stemOf(word) !== stemOf(match?.[0] ?? ''));
    // One word of a theme stands in answers about anything, and a word in quotes is somebody else's.
    if (match === undefined || others.length === 0 || /["“]$/.test(answer.read.slice(0, match.index))) return [];
    const said = quoted(answer.original, { start: match.index, end: match.index + match[0].length });
    return [`This fits "${theme}" because you write ${said}.`];
  }).slice(0, MAX_TIPS);
}
