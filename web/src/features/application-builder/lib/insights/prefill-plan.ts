import {
  BUILDER_SECTIONS,
  type FieldAddress,
  fieldKey,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Prefill, SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import { prefilledText, templateOf } from './text-origin.js';

/** One required question as the prefill dialog offers it. */
export interface PrefillChoice {
  readonly key: string;
  readonly label: string;
  readonly offer: SuggestedText;
  /** Answered questions are never touched (specification, section 4). */
  readonly isAnswered: boolean;
}

export interface PrefillSection {
  readonly title: string;
  readonly choices: readonly PrefillChoice[];
}

type Texts = Readonly<Record<string, string>>;

const isBlank = (texts: Texts, key: string): boolean => (texts[key] ?? '').trim() === '';

/**
 * What a prefill would do, question by question.
 * @param prefill null where nothing was generated: the templates of the questions are offered (decision D4)
 */
export function prefillPlan(prefill: Prefill | null, texts: Texts): readonly PrefillSection[] {
  return BUILDER_SECTIONS.filter(({ isRequired }) => isRequired).map(({ id: sectionId, title, fields }) => ({
    title,
    choices: fields.map(({ id: fieldId, label }) => {
      const address: FieldAddress = { sectionId, fieldId };
      const key = fieldKey(address);
      const generated = prefill === null ? undefined : prefilledText(prefill, address);
      const offer = generated === undefined || generated.text.trim() === '' ? templateOf(address) : generated;
      return { key, label, offer, isAnswered: !isBlank(texts, key) };
    }),
  }));
}

/** Questions that are chosen when the dialog opens: those that the founder's own words answer. */
export const chosenAtFirst = (plan: readonly PrefillSection[]): ReadonlySet<string> =>
  new Set(
    plan
      .flatMap(({ choices }) => choices)
      .filter(({ isAnswered, offer }) => !isAnswered && offer.origin === 'idea-check')
      .map(({ key }) => key),
  );

/** The texts to put in: chosen, and still blank. */
export function textsToFill(
  plan: readonly PrefillSection[],
  chosen: ReadonlySet<string>,
  texts: Texts,
): ReadonlyMap<string, string> {
  const choices = plan.flatMap((section) => section.choices);
  return new Map(
    choices.filter(({ key }) => chosen.has(key) && isBlank(texts, key)).map(({ key, offer }) => [key, offer.text]),
  );
}

/** What takes a prefill back: the fields that still hold what was put in. What the founder typed since stays. */
export function textsToClear(filled: ReadonlyMap<string, string>, texts: Texts): ReadonlyMap<string, string> {
  return new Map([...filled].filter(([key, text]) => texts[key] === text).map(([key]) => [key, '']));
}
