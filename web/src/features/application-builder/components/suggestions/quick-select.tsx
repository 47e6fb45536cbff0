import { Button } from '@mantine/core';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconBulb } from '@tabler/icons-react';
import { type ReactNode, useId, useState, useMemo } from 'react';
import { hasQuickSelect } from '../../lib/insights/quick-select.js';
import { OptionPanel } from './option-panel.js';
import styles from './suggestions.module.css';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { useAnswerText } from '../../hooks/use-drafts.js';
import { useUserContext } from '../../hooks/use-user-context.js';
import { offeredTexts } from '../../lib/insights/text-origin.js';
import { OriginBadge } from './origin-badge.js';

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
function OriginNote({ address }: OriginNoteProps): ReactNode {
  const text = useAnswerText(address).trim();
  return text === '' ? null : <KnownOriginNote address={address} text={text} />;
}

interface QuickSelectProps {
  readonly address: FieldAddress;
}

/** Suggestions for one question, shown on demand; and where the answer came from while it is still as it was put in. */
export function QuickSelect({ address }: QuickSelectProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.slot}>
      <OriginNote address={address} />
      {hasQuickSelect(address.fieldId) && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconBulb size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide suggestions' : 'Smart suggestions'}
        </Button>
      )}
      {isOpen && <OptionPanel id={panelId} address={address} />}
    </div>
  );
}
