import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { type ReactNode, useMemo } from 'react';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { useAnswerText } from '../../hooks/use-drafts.js';
import { useUserContext } from '../../hooks/use-user-context.js';
import { offeredTexts } from '../../lib/insights/text-origin.js';
import { OriginBadge } from './origin-badge.js';
import styles from './suggestions.module.css';

interface OriginNoteProps {
  readonly address: FieldAddress;
}

interface KnownOriginNoteProps extends OriginNoteProps {
  readonly text: string;
}

function KnownOriginNote({ address, text }: KnownOriginNoteProps): ReactNode {
  const { id: ownerId } = useFounder();
  const context = useUserContext();
  const origin = useMemo(() => {
    const offered = context === null ? [] : offeredTexts(ownerId, address, context);
    return offered.find((offer) => offer.text.trim() === text)?.origin ?? null;
  }, [ownerId, address, context, text]);
  // The problem statement has a notice of its own for the founder's words.
  if (origin === null || (origin === 'idea-check' && address.fieldId === 'problem-statement')) return null;
  return (
    <p className={styles.origin}>
      <OriginBadge origin={origin} />
      {origin === 'suggestion' ? 'Not edited yet: replace what stands in [brackets].' : 'Your own words.'}
    </p>
  );
}

/** Marks an answer that was put in and not edited since (decision D10). */
export function OriginNote({ address }: OriginNoteProps): ReactNode {
  const text = useAnswerText(address).trim();
  return text === '' ? null : <KnownOriginNote address={address} text={text} />;
}
