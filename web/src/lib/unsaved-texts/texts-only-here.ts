import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { INDUSTRY_INSIGHTS_KEY, INSIGHTS_DRAFT_KEY } from '../browser-storage/industry-insights.schema.js';
import { draftJournalKey, founderJournalsPrefix, STORAGE_KEYS } from '../browser-storage/storage-keys.js';
import { readStored, storedNames } from '../browser-storage/stored-value.js';
import { draftOf, type IdeaDraft, isBlankDraft, isSameDraft } from '../idea-check/idea-draft.js';
import { readPitchDraft } from '../pitch-draft/pitch-draft.js';
import type { TextsAtStake, UnsentForm } from '../session/sign-out/sign-out-question.js';
import { unsavedFieldKeys } from './unsaved-answers.js';

/** What a founder wrote that no server is known to hold. */
export interface TextsOnlyHere extends TextsAtStake {
  /** Names in the browser's storage that hold it. */
  readonly names: readonly string[];
}

const trimmed = (draft: IdeaDraft): IdeaDraft => ({
  ...draft,
  ideaBrief: draft.ideaBrief.trim(),
  problem: draft.problem.trim(),
});

function hasUnsentPitch(ownerId: string): boolean {
  const pitch = readPitchDraft(ownerId).trim();
  const analyzed = readStored(STORAGE_KEYS.pitchHistory, ownerId) ?? [];
  return pitch !== '' && !analyzed.some(({ content }) => content.trim() === pitch);
}

function hasUnsentIdea(ownerId: string): boolean {
  const draft = readStored(STORAGE_KEYS.ideaDraft, ownerId);
  if (draft === null || isBlankDraft(trimmed(draft))) return false;
  const checked = readStored(STORAGE_KEYS.ideaResult, ownerId);
  return checked === null || !isSameDraft(trimmed(draft), trimmed(draftOf(checked.form)));
}

function hasUnsentStartup(ownerId: string): boolean {
  const draft = readStored(INSIGHTS_DRAFT_KEY, ownerId);
  if (draft === null || (draft.description.trim() === '' && draft.targetUsers.trim() === '')) return false;
  const made = readStored(INDUSTRY_INSIGHTS_KEY, ownerId);
  const isStored = made !== null && made.updatedAt !== null;
  return (
    !isStored ||
    made.startupDescription.trim() !== draft.description.trim() ||
    made.targetUsers.trim() !== draft.targetUsers.trim()
  );
}

const FORMS: readonly (readonly [UnsentForm, string, (ownerId: string) => boolean])[] = [
  ['pitch', STORAGE_KEYS.pitchDraft.name, hasUnsentPitch],
  ['idea', STORAGE_KEYS.ideaDraft.name, hasUnsentIdea],
  ['startup', INSIGHTS_DRAFT_KEY.name, hasUnsentStartup],
];

/**
 * Finds what a founder wrote and only this browser has: answers without an acknowledgement of the server, and forms that differ from
 * the last that were sent. Where that cannot be told, a text counts as unsent.
 */
export function textsOnlyHere(ownerId: string): TextsOnlyHere {
  const journals = storedNames(founderJournalsPrefix(ownerId));
  // A journal that cannot be read counts as one answer, so that it is neither removed nor left behind unmentioned.
  const journaled = journals.flatMap(
    (name) => readStored(draftJournalKey(name), ownerId)?.map((entry) => fieldKey(entry)) ?? [name],
  );
  const forms = FORMS.filter(([, , isUnsent]) => isUnsent(ownerId));
  return {
    answerCount: new Set([...journaled, ...unsavedFieldKeys(ownerId)]).size,
    forms: forms.map(([form]) => form),
    names: [...journals, ...forms.map(([, name]) => name)],
  };
}
