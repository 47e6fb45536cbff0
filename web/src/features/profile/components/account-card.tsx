import { Fragment, type ReactNode } from 'react';
import { ToneBadge } from '../../../components/ui/badges/tone-badge.js';
import type { Person } from '../lib/person.js';
import styles from './account-card.module.css';

const UNKNOWN = 'Not loaded';
/** Where an address that is too long for its line is broken first. */
const BEFORE_AT_SIGN = /(?=@)/u;

interface AccountCardProps {
  readonly person: Person;
}

/** Name, address, plan, and since when. */
export function AccountCard({ person: { name, email, plan, memberSince } }: AccountCardProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="account">
      <h2 id="account" className={styles.title}>
        Account Information
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd dir="auto">{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            {email.split(BEFORE_AT_SIGN).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>{plan === null ? UNKNOWN : <ToneBadge tone="good">{plan}</ToneBadge>}</dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd>{memberSince ?? UNKNOWN}</dd>
        </div>
      </dl>
    </section>
  );
}
