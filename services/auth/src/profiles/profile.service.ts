import { Injectable } from '@nestjs/common';
import type { Profile } from '@playbook/contracts/profile/profile.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { CurrentAccount } from '../accounts/current-account.service.js';
import { ProfileRepository } from './profile.repository.js';

/** What a founder is called and since when. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly accounts: CurrentAccount,
    private readonly profiles: ProfileRepository,
  ) {}

  /** @throws ProcedureError `user_not_found`, `session_not_found` or `user_banned` */
  async get(actor: Actor): Promise<Profile> {
    const account = await this.accounts.require(actor);
    const chosen = await this.profiles.findChosenName(actor);
    return {
      id: account.id,
      fullName: profileName(chosen, account.userMetadata),
      email: account.email,
      plan: 'Free',
      memberSince: new Date(account.createdAt).toISOString(),
    };
  }

  /** @throws ProcedureError as `get` does; then nothing has changed */
  async change(actor: Actor, fullName: string): Promise<Profile> {
    await this.accounts.require(actor);
    await this.profiles.chooseName(actor, fullName);
    return this.get(actor);
  }
}

const NAMELESS = 'User';

/** The name to show: the chosen one, else what the identity provider or the sign-up told (specification, 'Profile record'). */
export function profileName(chosen: string | null, metadata: User['user_metadata']): string {
  const told = [metadata['full_name'], metadata['name']].find(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  );
  return chosen ?? told?.trim() ?? NAMELESS;
}
