import { z } from 'zod';
import { SHORT_PITCH_MAX_CHARS } from '../../core/limits.js';
import type { FieldId } from './builder-catalogue.js';

/** One question of the accelerator's own form, in our words. The form may change its own at any time. */
export interface FormQuestion {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** Most characters that the form takes; null where that is not known. */
  readonly maxChars: number | null;
  /** Fields of the builder whose answers go there; empty where the builder has none. */
  readonly fields: readonly FieldId[];
}

const ask = <const Id extends string>(
  id: Id,
  group: string,
  label: string,
  fields: readonly FieldId[] = [],
  maxChars: number | null = null,
) => ({ id, group, label, fields, maxChars });

/** The form's questions in its order. */
export const ACCELERATOR_FORM = [
  ask('profile', 'Founders', 'Each founder: role, work, what they built, the most impressive thing', ['founder-names']),
  ask('hack', 'Founders', 'A time each of you beat a system that is no computer'),
  ask('met', 'Founders', 'How long you have known one another, and how you met', ['founder-relationship']),
  ask('code', 'Founders', 'Who writes the code, and whether anybody else wrote some', ['responsibility-split']),
  ask('video', 'Founders', 'A video of one minute of the founders'),
  ask('oneliner', 'Company', 'What the company does', ['company-oneliner'], SHORT_PITCH_MAX_CHARS),
  ask('address', 'Company', 'Address of your page, a demo, and how to sign in to the product'),
  ask('make', 'Company', 'What your company is going to make', ['company-description', 'how-it-works']),
  ask('location', 'Company', 'Where you live, where the company would be, and why'),
  ask('progress', 'Progress', 'How far along you are', ['current-product', 'progress-made']),
  ask('time', 'Progress', 'How long each has worked on it, and how much of that full-time', ['fulltime-commitment']),
  ask('stack', 'Progress', 'What it is built with, AI models and coding tools included'),
  ask('session', 'Progress', 'A session with a coding agent that you are proud of (optional)'),
  ask('users', 'Progress', 'Whether people use it; how many, how many pay, who pays most', [
    'validation',
    'first-users',
  ]),
  ask('revenue', 'Progress', 'Revenue by month, where it comes from, and growth', ['metrics']),
  ask('before', 'Progress', 'Whether you applied before with the same idea, other programs you took part in'),
  ask('why', 'Idea', 'Why this idea, what you know of the field, how you know that people need it', [
    'problem-statement',
    'why-this-problem',
  ]),
  ask('rivals', 'Idea', 'Your competitors, and what you understand that they do not', [
    'competitors',
    'unique-insight',
    'competitive-advantage',
  ]),
  ask('money', 'Idea', 'How you make money, and how much it could be', [
    'business-model',
    'market-size',
    'five-year-vision',
  ]),
  ask('other-ideas', 'Idea', 'Other ideas that you considered'),
  ask('legal', 'Equity', 'Legal entity and how the shares are split'),
  ask('raised', 'Equity', 'Investment so far, and whether you are raising now', ['funding-plan']),
  ask('convinced', 'Curious', 'What convinced you to apply, and how you heard of it'),
  ask('batch', 'Batch', 'Which batch you want'),
] as const satisfies readonly FormQuestion[];

export const formQuestionIdSchema = z.enum(ACCELERATOR_FORM.map(({ id }) => id));

/** Fields of the builder that no question of the form asks for. */
export const FIELDS_BEYOND_FORM: readonly FieldId[] = ['why-now', 'target-customers', 'customer-acquisition'];
