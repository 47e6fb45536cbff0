import { Button } from '@mantine/core';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { type ReactNode, useState } from 'react';
import { ToneBadge } from '../../../../components/ui/badges/tone-badge.js';
import { CopyButton } from '../../../../components/ui/buttons/copy-button.js';
import { showToast } from '../../../../lib/notify/show-toast.js';
import { useDrafts } from '../../hooks/use-drafts.js';
import { placeholderCount } from '../../lib/placeholder-parts.js';
import { PlaceholderText } from '../placeholder-text.js';
import styles from './rewrite-options.module.css';

/** What each of the three options is for, in the order of the contract. */
const NAMES = ['Shorter', 'Sharper', 'Bolder'] as const;

/** A rewrite that there is. */
interface NamedRewrite {
  readonly name: string;
  readonly text: string;
}

interface RewriteOptionsProps {
  readonly address: FieldAddress;
  readonly options: readonly string[];
}

interface RewriteChoiceProps {
  readonly options: readonly NamedRewrite[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Which of the options is shown; where there is one only, its name. */
function RewriteChoice({ options, chosen, onChoose }: RewriteChoiceProps): ReactNode {
  if (options.length === 1) return <ToneBadge tone="plain">{options[0]?.name}</ToneBadge>;
  return (
    <div role="group" aria-label="Kind of rewrite" className={styles.kinds}>
      {options.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          className={styles.kind}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Said where there is none, so that nobody waits for one. */
function NoRewrite(): ReactNode {
  return (
    <div className={styles.card}>
      <h4>Rewrite Option</h4>
      <p className={styles.note}>No rewrite is better than your own words: only a fact of yours can lift them.</p>
    </div>
  );
}

const partsText = (count: number): string => (count === 1 ? 'the part' : `the ${count} parts`);

/** One better version at a time, of three at most; made of the founder's own facts, with [placeholders] for what is missing. */
export function RewriteOptions({ address, options }: RewriteOptionsProps): ReactNode {
  const drafts = useDrafts();
  const [chosen, setChosen] = useState(0);
  const rewrites = NAMES.map((name, index) => ({ name, text: options[index] ?? '' })).filter(({ text }) => text !== '');
  const { text: rewrite } = rewrites[chosen] ?? rewrites[0] ?? { text: '' };
  if (rewrite === '') return <NoRewrite />;
  const missing = placeholderCount(rewrite);

  const use = (): void => {
    const before = drafts.snapshot().texts[fieldKey(address)] ?? '';
    drafts.change(address, rewrite);
    void showToast({
      title: 'Rewrite used',
      message: missing === 0 ? 'It replaced your answer.' : `Now fill in ${partsText(missing)} in [brackets].`,
      tone: 'success',
      action: { label: 'Undo', onAct: () => drafts.change(address, before) },
    });
  };

  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h4>Rewrite Option</h4>
        <RewriteChoice options={rewrites} chosen={Math.min(chosen, rewrites.length - 1)} onChoose={setChosen} />
      </div>
      <p className={styles.text} dir="auto">
        <PlaceholderText text={rewrite} className={styles.placeholder} />
      </p>
      {missing > 0 && (
        <p className={styles.note}>
          Only you know {partsText(missing)} in [brackets]. Fill {missing === 1 ? 'it' : 'them'} in before you send it.
        </p>
      )}
      <div className={styles.actions}>
        <CopyButton text={rewrite} subject="the rewrite" />
        <Button size="xs" onClick={use}>
          Use This
        </Button>
      </div>
    </div>
  );
}
