import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  SHARE_DEFAULT_DAYS,
  SHARE_NAME_MAX_CHARS,
  SHARE_SCOPES,
  type ShareScope,
  shareScopeSchema,
} from '@playbook/contracts/sharing/sharing.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { type ReactNode, useState } from 'react';
import { makeShareLink } from '../api/share-link-acts.js';
import type { SharedThing } from '../lib/shared-thing.js';
import { KIND_WORDS, SCOPE_WORDS } from '../lib/share-words.js';
import { NewAddress } from './new-address.js';
import styles from './sharing.module.css';

/** The address to give away. The secret is behind the #, which browsers send to no server. */
const shareAddress = (secret: string): string => `${window.location.origin}${WEB_PATHS.shared}#${secret}`;

const DAYS = [1, SHARE_DEFAULT_DAYS, 30, 90] as const;
const dayWords = (days: number): string => (days === 1 ? 'A day' : `${days} days`);

/** What is said of a link that is to be made. */
interface WantedLink {
  readonly name: string;
  readonly scope: ShareScope;
  readonly days: number;
}
const FIRST: WantedLink = { name: '', scope: 'comment', days: SHARE_DEFAULT_DAYS };

interface LinkFieldsProps {
  readonly wanted: WantedLink;
  readonly isUnnamed: boolean;
  readonly onChange: (change: Partial<WantedLink>) => void;
}

function LinkFields({ wanted: { name, scope, days }, isUnnamed, onChange }: LinkFieldsProps): ReactNode {
  return (
    <div className={styles.fields}>
      <TextInput
        label="For whom"
        placeholder="Ada, our mentor"
        maxLength={SHARE_NAME_MAX_CHARS}
        value={name}
        error={isUnnamed && 'Say for whom it is, so that you know it again.'}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="What they can do"
        value={scope}
        data={SHARE_SCOPES.map((value) => ({ value, label: SCOPE_WORDS[value] }))}
        onChange={(event) => onChange({ scope: shareScopeSchema.parse(event.currentTarget.value) })}
      />
      <NativeSelect
        label="For how long"
        value={String(days)}
        data={DAYS.map((value) => ({ value: String(value), label: dayWords(value) }))}
        onChange={(event) => onChange({ days: Number(event.currentTarget.value) })}
      />
    </div>
  );
}

interface NewLinkFormProps {
  readonly ownerId: string;
  readonly thing: SharedThing;
}

/** Makes a link: for whom, what they may do, and for how long. */
export function NewLinkForm({ ownerId, thing }: NewLinkFormProps): ReactNode {
  const [wanted, setWanted] = useState(FIRST);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnnamed, setIsUnnamed] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly address: string } | null>(null);

  const make = async (): Promise<void> => {
    const name = wanted.name.trim();
    setIsUnnamed(name === '');
    if (isBusy || name === '') return;
    setIsBusy(true);
    const created = await makeShareLink(ownerId, { ...thing, ...wanted, name });
    setIsBusy(false);
    if (created === null) return;
    setMade({ name, address: shareAddress(created.secret) });
    setWanted({ ...wanted, name: '' });
  };
  const change = (changed: Partial<WantedLink>): void => {
    setWanted({ ...wanted, ...changed });
    setIsUnnamed(false);
  };

  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="new-link">
      <h2 id="new-link">Share {KIND_WORDS[thing.kind].toLowerCase()}</h2>
      <p className={styles.hint}>Only you can change it. A co-founder who edits does so in your account.</p>
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <LinkFields wanted={wanted} isUnnamed={isUnnamed} onChange={change} />
        <div className={styles.row}>
          <Button type="submit" loading={isBusy}>
            Make a Link
          </Button>
        </div>
      </form>
      {made !== null && <NewAddress name={made.name} address={made.address} />}
    </section>
  );
}
