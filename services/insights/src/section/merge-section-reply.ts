import type { FieldInsights, InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { INSIGHTS_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import { DEFAULT_OPTION_CAP, OPTION_CAPS } from '@playbook/critique/answer/prefill/option-templates';
import { supportedLine } from '@playbook/critique/reply/supported-line';
import { ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import { fits } from '../insights/facts/fits.js';
import { asMarkdown, bulletList, citedLine, withSources } from '../insights/markdown.js';
import type { KnownStartup } from '../startup/known-startup.js';
import type { KnownFact } from './known-fact.js';
import { LINE_MAX_CHARS, type SectionReply } from './section-reply.schema.js';

/** With fewer lines left the built-in section says more. */
const MIN_LINES = 2;
/** Above the statements that the model did not use. */
const REST_HEADING = '\n\n**Also known**\n\n';
/** What a list adds to each of its lines. */
const BULLET_CHARS = '- \n'.length;
const PERSONA = /^[^:]{2,80}:\s\S/;

/** A section as a model was asked about it. */
export interface AskedSection {
  readonly section: InsightSection;
  readonly startup: KnownStartup;
  readonly facts: readonly KnownFact[];
}

/** The words of the founder and of all facts: what names may come from. */
const allWords = (startup: KnownStartup, facts: readonly KnownFact[]): string =>
  [startup.text, startup.customer ?? '', ...facts.flatMap(({ text, source }) => [text, source?.publisher ?? ''])].join(
    '\n',
  );

function insightLines(reply: SectionReply, startup: KnownStartup, facts: readonly KnownFact[]) {
  const names = allWords(startup, facts);
  return reply.insights.flatMap(({ text, facts: ids }) => {
    const cited = facts.filter(({ id }) => ids.includes(id));
    const figures = [startup.text, ...cited.map((fact) => `${fact.text} ${fact.source?.year ?? ''}`)].join('\n');
    const line = supportedLine(text, { figures, names }, LINE_MAX_CHARS);
    return line === null ? [] : [{ line, cited }];
  });
}

/** The first lines that a list of so many characters has room for. A reply may cite many sources, each a long link. */
function fittingLines(lines: readonly string[], maxChars: number): string[] {
  let charsLeft = maxChars;
  const tooLong = lines.findIndex((line) => {
    charsLeft -= line.length + BULLET_CHARS;
    return charsLeft < 0;
  });
  return tooLong < 0 ? [...lines] : lines.slice(0, tooLong);
}

function suggestionLines(
  section: InsightSection,
  reply: SectionReply,
  startup: KnownStartup,
  facts: readonly KnownFact[],
): string[] {
  const support = { figures: startup.text, names: allWords(startup, facts) };
  return reply.suggestions.flatMap((suggestion) => {
    if (section !== 'target-customers') return supportedLine(suggestion, support, LINE_MAX_CHARS) ?? [];
    // A persona's name is made up on purpose, and says so by what it is.
    const name = suggestion.slice(0, suggestion.indexOf(':'));
    const line = supportedLine(suggestion, { ...support, names: `${support.names} ${name}` }, LINE_MAX_CHARS);
    return line !== null && PERSONA.test(line) ? line : [];
  });
}

/**
 * A language model's reply as a section: its lines with the sources of the facts they stand on, then the statements that it did not
 * use. Examples, metrics, chart and options stay the built-in ones.
 * @throws ModelFault `reply-unsafe` when too few lines may be shown
 */
export function mergeSectionReply(
  { section, startup, facts: known }: AskedSection,
  builtIn: FieldInsights,
  reply: SectionReply,
  engine: Engine,
): FieldInsights {
  const lines = insightLines(reply, startup, known);
  if (lines.length < MIN_LINES) throw new ModelFault('reply-unsafe');
  const used = new Set(lines.flatMap((line) => line.cited));
  // What a model left out is told only where it says something to this startup.
  const others = known.filter((fact) => fact.isStatement && !used.has(fact) && fits(fact.text, startup));
  const cited = lines.map(({ line, cited: facts }) => withSources(asMarkdown(line), facts));
  const own = bulletList(fittingLines(cited, INSIGHTS_MAX_CHARS));
  const restLines = fittingLines(others.map(citedLine), INSIGHTS_MAX_CHARS - own.length - REST_HEADING.length);
  const rest = restLines.length === 0 ? '' : REST_HEADING + bulletList(restLines);
  const suggestions = suggestionLines(section, reply, startup, known);
  const maxItems = OPTION_CAPS[section] ?? DEFAULT_OPTION_CAP;
  return {
    ...builtIn,
    insights: own + rest,
    suggestions: [...new Set([...suggestions, ...builtIn.suggestions])].slice(0, maxItems),
    engine,
  };
}
