import type {
  InsightFieldType,
  InsightMetric,
  SourcedText,
  StartupContext,
} from '@playbook/contracts/insights/industry-insights.schema';
import type { IdeaContext, SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import { DEFAULT_OPTION_CAP, OPTION_CAPS } from '@playbook/critique/answer/prefill/option-templates';
import { quickOptions } from '@playbook/critique/answer/prefill/quick-options';
import { rivalsOf } from '../knowledge/industry-knowledge.js';
import { namedRivals } from '@playbook/critique/engine/rivals/named-rivals';
import { subjectsOfFact } from '../startup/subjects.js';
import { SUMS } from './facts/fits.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { knownSection } from './facts/known-section.js';
import { customerName } from './said/customer-name.js';
import { quoted } from './said/quoted.js';
import { knownPeople } from './personas.js';
import { todaysWay } from './said/todays-way.js';
import { touchingChanges } from './facts/touching-changes.js';

/** The question of the builder that a kind of insights is for, where it is called otherwise. */
const QUESTIONS: Readonly<Partial<Record<InsightFieldType, string>>> = { 'problem-examples': 'problem-statement' };
const MAX_FACTS = 2;
const MAX_BENCHMARKS = 3;
const HAS_FIGURE = /\d/;

/** What is known of the idea, in the form that the prefill reads. */
export function ideaContextOf({ stage, ...context }: StartupContext): IdeaContext {
  return stage === undefined || stage === 'any' ? context : { ...context, stage };
}

/** A fact as it may stand in an answer: with its source and year. */
function citedFact({ text, source, confidence }: SourcedText): string | null {
  if (source === null) return null;
  const caution = confidence === 'recalled' ? '; check this figure' : '';
  return `${text.replace(/\.$/, '')} (${source.publisher}, ${source.year}${caution}).`;
}

/** What follows from a figure is no usual one. */
const IS_SUM = / = /;

/** A number of the founder's beside the usual one; what to do about it is left out. */
function citedBenchmark({ name, benchmark, source, confidence }: InsightMetric): string | null {
  if (IS_SUM.test(benchmark)) return null;
  const usual = benchmark.split(';')[0] ?? benchmark;
  return citedFact({ text: `${name}: ours is [number], usual is ${usual}`, source, confidence });
}

/** A market is sized with figures; what else is known of it is no answer. */
const citedFigures = (items: readonly SourcedText[]): string[] =>
  items
    .filter(({ text }) => HAS_FIGURE.test(text) && !subjectsOfFact(text).includes(SUMS))
    .flatMap((item) => citedFact(item) ?? [])
    .slice(0, MAX_FACTS);

/** Today's way in the founder's words, and what it costs. */
function wayOption(startup: KnownStartup): string[] {
  const way = startup.todaysTools === null ? todaysWay(startup) : null;
  if (way?.isSure !== true) return [];
  const said = `${/^(?:today|now)\b/i.test(way.sentence) ? '' : 'Today: '}“${quoted(way.sentence)}”`;
  return [`${said}. That costs one of our [customers] [hours or money] a [month].`];
}

/** Those that the founder names; where nothing is written yet, those of the industry that was chosen. */
function rivalNames({ basis, description, text }: KnownStartup): readonly string[] {
  if (text !== '') return namedRivals(description, text);
  return basis.industryFrom === 'founder' ? rivalsOf(basis.industry) : [];
}

/** Texts out of what is known of the industry; placeholders stand where only the founder knows. */
function knownTexts(fieldType: InsightFieldType, startup: KnownStartup): string[] {
  switch (fieldType) {
    case 'competitors':
      return wayOption(startup).concat(
        rivalNames(startup).map(
          (name) => `${name} is good at [what]; it fails [customers] at [what] because [reason].`,
        ),
      );
    case 'target-customers':
      return knownPeople(startup, DEFAULT_OPTION_CAP);
    case 'market-size':
      return citedFigures(knownSection('market-size', startup).insights);
    case 'business-model':
      return knownSection('business-model', startup)
        .metrics.flatMap((metric) => citedBenchmark(metric) ?? [])
        .slice(0, MAX_BENCHMARKS);
    case 'why-now':
      return touchingChanges(startup);
    default:
      return [];
  }
}

/** Placeholders for customers and for what they use hold what the founder's text says; a choice of the form is no name. */
function withOwnWords(text: string, { basis, customer, todaysTools }: KnownStartup): string {
  const named =
    customer === null || customer === basis.targetUser
      ? text
      : text
          .replaceAll('[customers]', () => customerName(customer))
          .replaceAll('[Customers]', () => capitalized(customerName(customer)));
  return todaysTools === null ? named : named.replace(TOOLS, () => todaysTools);
}

const TOOLS = '[spreadsheet, paper or staff]';

/** What a founder has told of today's way, or of a rival, needs no blank for it. */
function isBlankOfTold(text: string, startup: KnownStartup): boolean {
  const isWay = text.includes(TOOLS) && startup.todaysTools === null && todaysWay(startup)?.isSure === true;
  return isWay || (text.startsWith('[Rival]') && namedRivals(startup.description, startup.text).length > 0);
}

const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Takes from both in turn, as long as one has more. */
function alternating<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }).flatMap((_, index) => [
    ...one.slice(index, index + 1),
    ...other.slice(index, index + 1),
  ]);
}

/**
 * Texts for a question's quick select: the founder's own words first, then in turn what is known of the industry and templates of
 * [placeholders]; at most as many as the specification allows.
 */
export function fieldOptions(
  fieldType: InsightFieldType,
  context: StartupContext,
  startup: KnownStartup,
): SuggestedText[] {
  const question = context.questionId ?? QUESTIONS[fieldType] ?? fieldType;
  const offered = quickOptions(question, ideaContextOf(context));
  // A choice of the form says less than the name in the text.
  const isChoice = (text: string): boolean => text === startup.basis.targetUser && text !== startup.customer;
  const own = offered.filter(({ text, origin }) => origin === 'idea-check' && !isChoice(text));
  // What was written of the startup elsewhere is none of the idea check's words, and says all the same what fits.
  const fitting = quickOptions(question, { ...ideaContextOf(context), ideaBrief: startup.description });
  const templates = fitting.filter(({ origin, text }) => origin === 'suggestion' && !isBlankOfTold(text, startup));
  const known = question === (QUESTIONS[fieldType] ?? fieldType) ? knownTexts(fieldType, startup) : [];
  const named = [known.map((text): SuggestedText => ({ text, origin: 'suggestion' })), templates].map((texts) =>
    texts.map(({ text, origin }) => ({ text: withOwnWords(text, startup), origin })),
  );
  return [...own, ...alternating(named[0] ?? [], named[1] ?? [])].slice(0, OPTION_CAPS[question] ?? DEFAULT_OPTION_CAP);
}
