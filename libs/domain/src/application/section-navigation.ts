import { BUILDER_SECTIONS, type SectionId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { AnswerTexts } from './answer-texts.js';
import { isSectionComplete } from './application-progress.js';

/** What the buttons below a section may do; the tabs may be clicked at any time. */
export interface SectionNavigation {
  /** Where 'Previous Step' leads; null where it is disabled. */
  readonly previous: SectionId | null;
  /** Where 'Next Step' leads; null where it is disabled. */
  readonly next: SectionId | null;
  /** Whether blank required fields are what disables 'Next Step': then the hint is shown. */
  readonly isWaitingForAnswers: boolean;
}

/**
 * Previous is allowed unless on the first section; Next only when the section's required fields are non-blank and it is not the
 * last one (specification, section 4).
 */
export function sectionNavigation(sectionId: SectionId, texts: AnswerTexts): SectionNavigation {
  const index = BUILDER_SECTIONS.findIndex(({ id }) => id === sectionId);
  const previous = BUILDER_SECTIONS[index - 1]?.id ?? null;
  const following = BUILDER_SECTIONS[index + 1]?.id ?? null;
  const isOpen = BUILDER_SECTIONS[index]?.isRequired !== true || isSectionComplete(sectionId, texts);
  return { previous, next: isOpen ? following : null, isWaitingForAnswers: !isOpen && following !== null };
}
