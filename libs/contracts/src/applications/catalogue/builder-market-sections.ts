import type { BuilderSection } from './builder-section.js';

/** Sections about traction, competition and vision; all required. */
export const MARKET_SECTIONS = [
  {
    id: 'traction',
    title: 'Traction',
    description: 'What has happened, in numbers and dates.',
    isRequired: true,
    fields: [
      {
        id: 'metrics',
        label: 'What are your key metrics?',
        placeholder: '[Metric], meaning [definition]: [value], [value], [value] in the last three months.',
        tip: 'One number, its definition, and its last six values.',
        hintWords: { min: 30, max: 150 },
        formMaxChars: null,
      },
      {
        id: 'progress-made',
        label: 'What progress have you made?',
        placeholder: '[Date]: [what you shipped]. [Date]: [what you shipped].',
        tip: 'List what you shipped, with dates.',
        hintWords: { min: 40, max: 160 },
        formMaxChars: null,
      },
      {
        id: 'first-users',
        label: 'How did you get your first users?',
        placeholder: 'The first came through [channel], after [number] [calls or visits]. [Number] still use it.',
        tip: 'How did you get the first ten, one by one?',
        hintWords: { min: 40, max: 140 },
        formMaxChars: null,
      },
    ],
  },
  {
    id: 'competition',
    title: 'Competition',
    description: 'What people use instead, and why you win.',
    isRequired: true,
    fields: [
      {
        id: 'competitors',
        label: 'Who are your competitors?',
        placeholder: '[Name]: [what they do well], but [what they do not]. Most people today use [workaround].',
        tip: 'Include what they do today without any software.',
        hintWords: { min: 40, max: 160 },
        formMaxChars: null,
      },
      {
        id: 'competitive-advantage',
        label: 'Why will you still win in three years?',
        placeholder: 'Each [customer or month] gives us [something], which [name] cannot copy because [reason].',
        tip: 'What gets harder to copy every month?',
        hintWords: { min: 40, max: 140 },
        formMaxChars: null,
      },
    ],
  },
  {
    id: 'vision',
    title: 'Vision & Timing',
    description: 'What changed, and how big this becomes.',
    isRequired: true,
    fields: [
      {
        id: 'why-now',
        label: 'Why now?',
        placeholder: 'In [month, year] [something] changed. Since then [something] is possible.',
        tip: 'What changed, on what date, and what became possible?',
        hintWords: { min: 40, max: 140 },
        formMaxChars: null,
      },
      {
        id: 'five-year-vision',
        label: 'Where will you be in five years?',
        placeholder: '[Number] customers x [price] = [revenue]. The product after this one is [product].',
        tip: 'Show the arithmetic and the next product.',
        hintWords: { min: 50, max: 150 },
        formMaxChars: null,
      },
    ],
  },
] as const satisfies readonly BuilderSection[];
