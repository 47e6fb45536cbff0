import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconNotes } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';

/** The way from the last step to the reading of the whole. */
export function MemoNotice(): ReactNode {
  return (
    <Notice tone="info" icon={IconNotes} title="All of it together">
      <p>
        <Link to={WEB_PATHS.partnersMemo}>Read it as a partner would</Link>: what they believe, doubt and ask, where
        your answers disagree, and what goes where on the form.
      </p>
      <p>
        <Link to={WEB_PATHS.mockInterview}>Practice the interview</Link>: ten minutes of questions about what you wrote.
      </p>
    </Notice>
  );
}
