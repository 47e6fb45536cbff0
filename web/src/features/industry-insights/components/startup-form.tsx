import { STARTUP_DESCRIPTION_MAX_CHARS, TARGET_USERS_MAX_CHARS } from '@playbook/contracts/core/limits';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconBulb } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GrowingTextarea } from '../../../components/ui/growing-textarea.js';
import { Notice } from '../../../components/ui/notice.js';
import type { StartupDraft } from '../../../lib/browser-storage/industry-insights.schema.js';
import styles from './startup-form.module.css';

interface StartupFormProps {
  readonly draft: StartupDraft;
  readonly onChange: (draft: StartupDraft) => void;
}

/** Two questions for founders without an idea check, which would say more. */
export function StartupForm({ draft, onChange }: StartupFormProps): ReactNode {
  return (
    <>
      <Notice tone="info" icon={IconBulb} title="Complete Idea Check First">
        <p>
          With an <Link to={WEB_PATHS.ideaCheck}>Idea Check</Link> insights fit better. Or answer two questions here.
        </p>
      </Notice>
      <div className={`pb-card ${styles.form}`}>
        <GrowingTextarea
          label="What does your startup do?"
          placeholder="We [verb] [thing] for [customer], who today [workaround]."
          minRows={3}
          maxLength={STARTUP_DESCRIPTION_MAX_CHARS}
          value={draft.description}
          onChange={({ currentTarget }) => onChange({ ...draft, description: currentTarget.value })}
        />
        <GrowingTextarea
          label="Who are your target users?"
          placeholder="[Role] at [kind and size of company] in [place]"
          minRows={2}
          maxLength={TARGET_USERS_MAX_CHARS}
          value={draft.targetUsers}
          onChange={({ currentTarget }) => onChange({ ...draft, targetUsers: currentTarget.value })}
        />
      </div>
    </>
  );
}
