import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconBulb, IconFileText, IconMessageQuestion, IconPresentation, IconSpeakerphone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './quick-actions.module.css';

/** The texts are the specification's (section 2). */
const ACTIONS = [
  { path: WEB_PATHS.ideaCheck, title: 'Idea Check', text: 'Validate your concept', icon: IconBulb },
  { path: WEB_PATHS.pitchAnalyzer, title: 'Analyze Pitch', text: 'Get instant feedback', icon: IconSpeakerphone },
  { path: WEB_PATHS.applicationBuilder, title: 'Build application', text: 'Step-by-step builder', icon: IconFileText },
  { path: WEB_PATHS.deckAnalyzer, title: 'Analyze Deck', text: 'Slide-by-slide feedback', icon: IconPresentation },
] as const;

/** What comes after the application is sent. */
const INTERVIEW = {
  path: WEB_PATHS.mockInterview,
  title: 'Mock interview',
  text: 'Ten minutes of questions about your own application',
  icon: IconMessageQuestion,
} as const;

interface ActionLinkProps {
  readonly action: (typeof ACTIONS)[number] | typeof INTERVIEW;
}

function ActionLink({ action: { path, title, text, icon: ActionIcon } }: ActionLinkProps): ReactNode {
  return (
    <Link to={path} className={styles.action}>
      <ActionIcon size={22} stroke={1.75} aria-hidden />
      <span>
        <strong>{title}</strong>
        <span className={styles.text}>{text}</span>
      </span>
    </Link>
  );
}

/** Short ways to the tools, and the way to practice the interview. */
export function QuickActions(): ReactNode {
  return (
    <>
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions" className={styles.title}>
          Quick Actions
        </h2>
        <ul className={styles.list}>
          {ACTIONS.map((action) => (
            <li key={action.path}>
              <ActionLink action={action} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="practice">
        <h2 id="practice" className={styles.title}>
          Practice
        </h2>
        <ActionLink action={INTERVIEW} />
      </section>
    </>
  );
}
