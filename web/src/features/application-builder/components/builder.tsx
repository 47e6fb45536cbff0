import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import type { ApplicationStatus } from '@playbook/contracts/applications/application.schema';
import {
  BUILDER_SECTIONS,
  type FieldAddress,
  fieldIdSchema,
  type SectionId,
  sectionIdSchema,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconBulb, IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { z } from 'zod';
import { ShareLink } from '../../../components/ui/buttons/share-link.js';
import { Notice } from '../../../components/ui/notice.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored } from '../../../lib/browser-storage/stored-value.js';
import { analysisHistoryQuery, itemsOf } from '../../../lib/analysis/analysis-history.query.js';
import { PITCH_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { useCommentWatch } from '../../../lib/share-comments/use-comment-watch.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { useIdeaProblem } from '../hooks/use-idea-problem.js';
import { fieldCardId, sectionHeadingId } from '../lib/panel-ids.js';
import styles from './application-builder-page.module.css';
import { ConflictNotice } from './status/conflict-notice.js';
import { PrefillButton } from './prefill/prefill-button.js';
import { PreviewButton } from './preview/preview-button.js';
import { ProgressCard } from './status/progress-card.js';
import { MemoNotice } from './status/memo-notice.js';
import { SaveStatus } from './status/save-status.js';
import { SectionPanel } from './sections/section-panel.js';
import { SectionTabs } from './sections/section-tabs.js';
import { StepButtons } from './sections/step-buttons.js';

/** Whether a pitch of the founder was analysed: as the server has it, else as this browser remembers it. */
function useHasPitch(ownerId: string): boolean {
  const history = useInfiniteQuery(analysisHistoryQuery(PITCH_HISTORY, ownerId));
  return itemsOf(history.data?.pages).length > 0 || (readStored(STORAGE_KEYS.pitchHistory, ownerId) ?? []).length > 0;
}

/** What the founder has done elsewhere that helps here. */
function BuilderBanners(): ReactNode {
  const { id: ownerId } = useFounder();
  const hasPitch = useHasPitch(ownerId);
  const ideaCheck = useQuery(userIdeaCheckQuery(ownerId)).data ?? null;
  const hasContext = ideaCheck !== null && ideaCheck.industry !== NOT_SPECIFIED;
  return (
    <>
      {hasPitch && (
        <Notice tone="success" icon={IconCircleCheck} title="Startup Basics Completed">
          <p>Your pitch is analyzed. Say the same here, with the facts behind it.</p>
        </Notice>
      )}
      {hasContext && (
        <Notice tone="info" icon={IconBulb} title="Smart Suggestions Available">
          <p>Your idea check is known: {ideaCheck.industry}. Answers below offer texts to start from.</p>
        </Notice>
      )}
    </>
  );
}

/** `field`: where to go once the section is shown. */
const searchSchema = z.object({ section: sectionIdSchema, field: fieldIdSchema.optional().catch(undefined) });
const FIRST = BUILDER_SECTIONS[0].id;
const LAST = BUILDER_SECTIONS.at(-1)?.id;

/**
 * The section whose tab is open. The address of the page remembers it: a reload and a shared link open the same one, and the
 * browser's Back goes to the section before.
 */
function useSection(): readonly [SectionId, (section: SectionId) => void] {
  const search = searchSchema.safeParse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const open = (section: SectionId): void => {
    void navigate({ to: WEB_PATHS.applicationBuilder, search: { section }, resetScroll: false });
  };
  return [search.success ? search.data.section : FIRST, open];
}

/** Id of the card of the field that the address names, for links from other pages. */
function useWantedField(): string | null {
  const search = searchSchema.safeParse(useSearch({ strict: false }));
  if (!search.success || search.data.field === undefined) return null;
  return fieldCardId({ sectionId: search.data.section, fieldId: search.data.field });
}

interface BuilderProps {
  readonly status: ApplicationStatus;
}

/** The loaded application: progress, tabs, and the questions of the open section. */
export function Builder({ status }: BuilderProps): ReactNode {
  useIdeaProblem();
  useCommentWatch(useFounder().id);
  const [section, openSection] = useSection();
  /** Id of the element to go to once its section is shown. */
  const destination = useRef(useWantedField());

  useEffect(() => {
    if (destination.current === null) return;
    const target = document.getElementById(destination.current);
    if (target === null) return;
    destination.current = null;
    target.scrollIntoView({ block: 'start', behavior: 'smooth' });
    (target.querySelector('textarea') ?? target).focus({ preventScroll: true });
  });

  const goTo = (next: SectionId, elementId: string): void => {
    destination.current = elementId;
    openSection(next);
  };

  return (
    <>
      <BuilderBanners />
      <ProgressCard
        status={status}
        actions={
          <>
            <PrefillButton />
            <PreviewButton />
            <ShareLink kind="application" objectId={null} />
          </>
        }
      />
      <ConflictNotice onReview={(field: FieldAddress) => goTo(field.sectionId, fieldCardId(field))} />
      <div className={styles.bar}>
        <SectionTabs open={section} onOpen={openSection} />
        <SaveStatus />
      </div>
      <SectionPanel key={section} open={section}>
        <StepButtons open={section} onGo={(next) => goTo(next, sectionHeadingId(next))} />
        {section === LAST && <MemoNotice />}
      </SectionPanel>
    </>
  );
}
