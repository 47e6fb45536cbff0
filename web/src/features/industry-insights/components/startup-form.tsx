import { STARTUP_DESCRIPTION_MAX_CHARS, TARGET_USERS_MAX_CHARS } from '@playbook/contracts/shared/limits';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { IconBulb } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GrowingTextarea } from '../../../components/ui/growing-textarea.js';
import { Notice } from '../../../components/ui/notice.js';
import type { StartupAnswers } from '../../../lib/browser-storage/industry-insights.schema.js';
import styles from './startup-form.module.css';

interface StartupFormProps {
  readonly answers: StartupAnswers;
  readonly onChange: (answers: StartupAnswers) => void;
}

/** Two questions for founders without an idea check, which would answer more. */
export function StartupForm({ answers, onChange }: StartupFormProps): ReactNode {
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
          dir="auto"
          value={answers.description}
          onChange={({ currentTarget }) => onChange({ ...answers, description: currentTarget.value })}
        />
        <GrowingTextarea
          label="Who are your target users?"
          placeholder="[Role] at [kind and size of company] in [place]"
          minRows={2}
          maxLength={TARGET_USERS_MAX_CHARS}
          dir="auto"
          value={answers.targetUsers}
          onChange={({ currentTarget }) => onChange({ ...answers, targetUsers: currentTarget.value })}
        />
      </div>
    </>
  );
}
