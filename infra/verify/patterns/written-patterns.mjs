import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const SOURCES = '{libs,services,gateway,web,infra}/**/*.{ts,tsx,mts,js,mjs}';
const IS_ELSEWHERE = /(?:^|\/)(?:node_modules|dist|\.[\w-]+)$/;
/** What tests search is their own. */
const IS_TEST = /\.(?:spec|fixture)\.tsx?$|(?:^|\/)(?:test|testing)\//;

/** Makes the parser's offsets begin with the file: without it they begin at the first statement, after the comments. */
const START = ';';

/** The text of an expression that is the same in every run; null of any other. */
function constantText(expression) {
  if (expression?.type === 'StringLiteral') return expression.value;
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) return expression.quasis[0].cooked;
  const isRaw = expression?.type === 'TaggedTemplateExpression' && expression.tag.property?.value === 'raw';
  return isRaw && expression.template.expressions.length === 0 ? expression.template.quasis[0].raw : null;
}

function patternOf(node) {
  if (node.type === 'RegExpLiteral') return { source: node.pattern, flags: node.flags };
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isCall || node.callee.type !== 'Identifier' || node.callee.value !== 'RegExp') return null;
  const [source, flags] = (node.arguments ?? []).map(({ expression }) => expression);
  const text = constantText(source);
  return text === null ? null : { source: text, flags: constantText(flags) ?? '' };
}

function visit(node, onPattern) {
  if (typeof node !== 'object' || node === null) return;
  const pattern = typeof node.type === 'string' ? patternOf(node) : null;
  if (pattern !== null) onPattern(pattern, node.span.start);
  for (const child of Object.values(node)) visit(child, onPattern);
}

function patternsOf(root, file) {
  const source = readFileSync(join(root, file));
  const syntax = /\.m?js$/.test(file)
    ? { syntax: 'ecmascript' }
    : { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true };
  const module = parseSync(START + source.toString(), { ...syntax, target: 'es2024' });
  const found = [];
  visit(module, (pattern, at) => {
    const before = source.subarray(0, at - module.span.start - START.length).toString();
    found.push({ ...pattern, place: `${file}:${before.split('\n').length}` });
  });
  return found;
}

/**
 * Every regular expression that stands in the sources: literals, and `RegExp` of constant parts.
 * @param {string} root the repository's folder
 * @returns {{ source: string, flags: string, place: string }[]} the place is `file:line`
 */
export function writtenPatterns(root) {
  return globSync(SOURCES, { cwd: root, exclude: (path) => IS_ELSEWHERE.test(path) })
    .filter((file) => !IS_TEST.test(file))
    .toSorted()
    .flatMap((file) => patternsOf(root, file));
}
