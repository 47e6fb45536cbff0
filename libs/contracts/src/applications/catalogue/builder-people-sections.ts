import type { BuilderSection } from './builder-section.js';

/** Sections about the founders, the problem and what they have made of it; all required. */
export const PEOPLE_SECTIONS = [
  {
    id: 'founders',
    title: 'Founders',
    description: 'Who you are and what you have done together.',
    isRequired: true,
    fields: [
      {
        id: 'founder-names',
        label: 'Who are the founders?',
        placeholder: '[Name], [role]: built [thing] used by [number]. One line per founder.',
        tip: 'One line each: name, role, the most impressive thing you have built or done.',
        hintWords: { min: 40, max: 120 },
        formMaxChars: null,
      },
      {
        id: 'founder-relationship',
        label: 'How long have you known one another, and how did you meet?',
        placeholder: 'We met in [year] at [place]. Together we built [project], which [result].',
        tip: 'Years known, what you built together, and one disagreement you solved.',
        hintWords: { min: 30, max: 120 },
        formMaxChars: null,
      },
      {
        id: 'fulltime-commitment',
        label: 'Who works on this full-time?',
        placeholder: '[Name]: full-time since [date]. [Name]: full-time from [date].',
        tip: 'Who is full-time, since when, and the date for anyone who is not.',
        hintWords: { min: 20, max: 80 },
        formMaxChars: null,
      },
      {
        id: 'responsibility-split',
        label: 'Who does what?',
        placeholder: '[Name] writes the code. [Name] talks to customers. [Name] decides when we disagree.',
        tip: 'Who writes the code, who talks to customers, who decides when you disagree.',
        hintWords: { min: 30, max: 100 },
        formMaxChars: null,
      },
    ],
  },
  {
    id: 'problem',
    title: 'Problem & Insight',
    description: 'Who hurts, how much, and what you know about it.',
    isRequired: true,
    fields: [
      {
        id: 'problem-statement',
        label: 'What problem do you solve?',
        placeholder: '[Who] loses [hours or money] every time [moment], and today they [workaround].',
        tip: 'One person, one moment, one cost.',
        hintWords: { min: 40, max: 150 },
        formMaxChars: null,
      },
      {
        id: 'unique-insight',
        label: 'What do you understand that others do not?',
        placeholder: 'Most people think [belief]. We found [fact] when we [experiment].',
        tip: 'What have you seen that an expert would argue with?',
        hintWords: { min: 40, max: 140 },
        formMaxChars: null,
      },
      {
        id: 'why-this-problem',
        label: 'Why did you pick this problem?',
        placeholder: 'I hit it in [year] as [role]. Since then I have [what you did].',
        tip: 'The day you hit this problem, and what you did next.',
        hintWords: { min: 40, max: 140 },
        formMaxChars: null,
      },
    ],
  },
  {
    id: 'product',
    title: 'Product',
    description: 'What exists today and how it is used.',
    isRequired: true,
    fields: [
      {
        id: 'current-product',
        label: 'What have you built so far?',
        placeholder: 'A [kind of user] can [do something] at [address] today. Not built yet: [part].',
        tip: 'What can a stranger do with it today?',
        hintWords: { min: 40, max: 150 },
        formMaxChars: null,
      },
      {
        id: 'how-it-works',
        label: 'How does it work?',
        placeholder: 'First [user] does [step]. Then [step]. The hard part is [part], which we [what you did].',
        tip: 'Walk one customer through it, step by step.',
        hintWords: { min: 50, max: 160 },
        formMaxChars: null,
      },
      {
        id: 'validation',
        label: 'How do you know people want it?',
        placeholder: '[Number] of [number] people whom we [asked or showed it] then [paid, signed, came back].',
        tip: 'What did people do, not say?',
        hintWords: { min: 40, max: 140 },
        formMaxChars: null,
      },
    ],
  },
] as const satisfies readonly BuilderSection[];
