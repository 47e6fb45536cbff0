import type { UserIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import { INSIGHT_SECTIONS } from '@playbook/contracts/insights/industry-insights.schema';
import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '../../../components/ui/buttons/busy-button.js';
import { STARTUP_MISSING } from '../../../failures/insights-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useIndustryInsights } from '../hooks/use-industry-insights.js';
import { useStartupDraft } from '../hooks/use-startup-draft.js';
import { cachedContextHash } from '../lib/analysis-cache.js';
import { firstDataOf, type SectionStates } from '../lib/section-states.js';
import { SECTION_TITLES } from '../lib/section-titles.js';
import { EMPTY_DRAFT, isFilledIn, subjectOfDraft, subjectOfIdeaCheck } from '../lib/startup-context.js';
import { ConnectedBanner } from './connected-banner.js';
import styles from './industry-insights-page.module.css';
import { InsightsSummary } from './insights-summary.js';
import { SectionCard } from './section/section-card.js';
import { StartupForm } from './startup-form.js';

interface SectionNavProps {
  readonly states: SectionStates;
}

/** Links to the six cards, which are long on a phone. */
function SectionNav({ states }: SectionNavProps): ReactNode {
  return (
    <nav aria-label="Sections" className={styles.nav}>
      <ul>
        {INSIGHT_SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${section}`} data-status={states[section].status}>
              {states[section].status === 'error' && (
                <>
                  <IconAlertTriangle size={16} aria-hidden />
                  <span className="visually-hidden">Failed: </span>
                </>
              )}
              {SECTION_TITLES[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NextStepCardProps {
  readonly hasIdeaCheck: boolean;
}

/** Where to go with the insights. */
function NextStepCard({ hasIdeaCheck }: NextStepCardProps): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="next-step-title">
      <h2 id="next-step-title">Ready for the next step?</h2>
      <div className={styles.links}>
        {!hasIdeaCheck && (
          <Link to={WEB_PATHS.ideaCheck} className="pb-button">
            Start with Idea Check
          </Link>
        )}
        <Link to={WEB_PATHS.pitchAnalyzer} className="pb-button" {...(!hasIdeaCheck && { 'data-variant': 'quiet' })}>
          Analyze Your Pitch
        </Link>
        <Link to={WEB_PATHS.applicationBuilder} className="pb-button" data-variant="quiet">
          Build {EDITION.acceleratorName} Application
        </Link>
      </div>
    </section>
  );
}

interface GenerateButtonProps {
  readonly isBusy: boolean;
  readonly isMissingInput: boolean;
  readonly onGenerate: () => void;
}

function GenerateButton({ isBusy, isMissingInput, onGenerate }: GenerateButtonProps): ReactNode {
  return (
    <BusyButton
      size="md"
      fullWidth
      h="auto"
      classNames={{ root: styles.button, label: styles.buttonLabel }}
      label="Generate Insights for Your Startup"
      busyLabel="Generating insights for your startup..."
      isBusy={isBusy}
      disabled={isBusy}
      isUnready={isMissingInput}
      onClick={() => (isMissingInput ? void showToast(STARTUP_MISSING) : onGenerate())}
    />
  );
}

/** Cards differ in height, so that each column flows by itself; read one column after the other. */
const CARDS_PER_COLUMN = 3;
const COLUMNS = [INSIGHT_SECTIONS.slice(0, CARDS_PER_COLUMN), INSIGHT_SECTIONS.slice(CARDS_PER_COLUMN)];

interface InsightsWorkspaceProps {
  readonly ownerId: string;
  /** Null in the manual mode: the founder has none, or it cannot be loaded. */
  readonly ideaCheck: UserIdeaCheck | null;
  /** It cannot be loaded: the browser's copy is shown, whatever it was made for. */
  readonly isUnknown: boolean;
}

/** What the startup is, the button, and the six cards. */
export function InsightsWorkspace({ ownerId, ideaCheck, isUnknown }: InsightsWorkspaceProps): ReactNode {
  const { userContextHash } = ideaCheck ? subjectOfIdeaCheck(ideaCheck) : subjectOfDraft(EMPTY_DRAFT);
  const [cachedHash] = useState(() => cachedContextHash(ownerId));
  const insights = useIndustryInsights(ownerId, isUnknown ? (cachedHash ?? userContextHash) : userContextHash);
  const { states, isBusy, origin } = insights;
  const { draft, change } = useStartupDraft(ownerId, ideaCheck ? null : origin);
  const subject = ideaCheck ? subjectOfIdeaCheck(ideaCheck) : subjectOfDraft(draft);
  const shown = firstDataOf(states);
  const isMissingInput = ideaCheck === null && !isFilledIn(draft);

  return (
    <>
      {ideaCheck ? <ConnectedBanner ideaCheck={ideaCheck} /> : <StartupForm draft={draft} onChange={change} />}
      <GenerateButton isBusy={isBusy} isMissingInput={isMissingInput} onGenerate={() => insights.generate(subject)} />
      {origin !== null && shown !== null && (
        <InsightsSummary
          basis={shown.basis}
          origin={origin}
          isOutdated={
            origin.startupDescription !== subject.startupDescription || origin.targetUsers !== subject.targetUsers
          }
          isBusy={isBusy}
          onClear={() => insights.clear(subject)}
        />
      )}
      {shown !== null && <SectionNav states={states} />}
      <div className={styles.sections}>
        {COLUMNS.map((sections) => (
          <div key={sections[0]} className={styles.column}>
            {sections.map((section) => (
              <SectionCard
                key={section}
                section={section}
                state={states[section]}
                onRetry={() => insights.retry(section, subject)}
              />
            ))}
          </div>
        ))}
      </div>
      <NextStepCard hasIdeaCheck={ideaCheck !== null} />
    </>
  );
}
