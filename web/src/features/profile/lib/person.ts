import type { Profile } from '@playbook/contracts/profile/profile.contract';
import { lazy } from '@playbook/domain/lazy';
import type { User } from '@supabase/auth-js';
import { identityOf } from '../../../components/layout/founder-identity.js';

/** The account information as it is shown. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Null where it could not be loaded. */
  readonly plan: string | null;
  /** Month and year; null where it could not be loaded. */
  readonly memberSince: string | null;
}

const monthFormat = lazy(() => new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }));

/** From the profile, else from what the session knows (section 3 of the specification). */
export function personOf(founder: User, profile: Profile | undefined): Person {
  const { name, email } = identityOf(founder, profile?.fullName);
  return {
    name,
    email: profile?.email || email || 'No email provided',
    plan: profile?.plan ?? null,
    memberSince: profile === undefined ? null : monthFormat().format(new Date(profile.memberSince)),
  };
}
