import type { BuilderSection } from './builder-section.js';
import { SHORT_PITCH_MAX_CHARS } from '../../core/limits.js';

/** The seventh, optional section: what the smart suggestions are about and no other section asks (decision D5). */
export const COMPANY_SECTION = {
  id: 'company',
  title: 'Company & Market',
  description: 'Optional: the company in a few words, its market and its money.',
  isRequired: false,
  fields: [
    {
      id: 'company-oneliner',
      label: 'What does your company do, in one line?',
      placeholder: '[What] for [whom]',
      tip: 'The real form takes 50 characters: what you make, and for whom.',
      hintWords: { min: 4, max: 12 },
      formMaxChars: SHORT_PITCH_MAX_CHARS,
    },
    {
      id: 'company-description',
      label: 'What is your company going to make?',
      placeholder: 'We make [product] for [whom]. They [use it like this]. They pay [price].',
      tip: 'Write it as if a friend asked what you are building.',
      hintWords: { min: 40, max: 120 },
      formMaxChars: null,
    },
    {
      id: 'target-customers',
      label: 'Who exactly are your customers?',
      placeholder: '[Role] at [kind and size of company] when [moment]. [Role] pays. We find them at [place].',
      tip: 'Could you write down 100 of them by name this week?',
      hintWords: { min: 30, max: 120 },
      formMaxChars: null,
    },
    {
      id: 'market-size',
      label: 'How big is the market?',
      placeholder: '[Number] customers ([source, year]) x [price] a year = [amount]. We start with [slice].',
      tip: 'Customers times price. Show both numbers and where they come from.',
      hintWords: { min: 30, max: 110 },
      formMaxChars: null,
    },
    {
      id: 'business-model',
      label: 'How do you make money?',
      placeholder: '[Who] pays [price] per [unit]. One sale costs us [amount].',
      tip: 'Who pays, how much, how often, and what a sale costs you.',
      hintWords: { min: 30, max: 110 },
      formMaxChars: null,
    },
    {
      id: 'customer-acquisition',
      label: 'How do you get customers?',
      placeholder: 'Through [channel]: [number] contacts, [number] demos, [number] paying, [hours or money] each.',
      tip: 'How did the last ten customers arrive, and what did each cost you?',
      hintWords: { min: 40, max: 130 },
      formMaxChars: null,
    },
    {
      id: 'funding-plan',
      label: 'What have you raised, and what do you need?',
      placeholder: 'We raised [amount] by [instrument]. We spend [amount] a month. With more we would [what].',
      tip: 'Who owns what, what you raised, what you spend a month.',
      hintWords: { min: 30, max: 110 },
      formMaxChars: null,
    },
  ],
} as const satisfies BuilderSection;
