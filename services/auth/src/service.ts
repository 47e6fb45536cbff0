import { defineService } from '@playbook/service-kit/service/service-definition';
import { AuthModule } from './auth.module.js';
import { authSettingsSchema } from './core/settings/auth.settings.js';
import { AuditEventEntity } from './entities/audit-event.entity.js';
import { FactorChallengeEntity, FactorEntity } from './entities/factor.entity.js';
import { FlowStateEntity } from './entities/flow-state.entity.js';
import { IdentityEntity } from './entities/identity.entity.js';
import { MailTokenEntity } from './entities/mail-token.entity.js';
import { ProfileEntity } from './entities/profile.entity.js';
import { EndedSessionEntity, SessionEntity } from './entities/session.entity.js';
import { UserEntity } from './entities/user.entity.js';
import { CreateAuth } from './migrations/20261121100000-create-auth.js';
import { AddAppMetadata } from './migrations/20261121130000-add-app-metadata.js';
import { CreateFactors } from './migrations/20261121140000-create-factors.js';
import { CreateProfiles } from './migrations/20261121140000-create-profiles.js';
import { AddMailTokens } from './migrations/20261121163000-add-mail-tokens.js';
import { AddInvitations } from './migrations/20261121180000-add-invitations.js';
import { AddAuditAddress } from './migrations/20261121183000-add-audit-address.js';
import { AddContestedSignUps } from './migrations/20261123013000-add-contested-sign-ups.js';
import { AddEndedSessions } from './migrations/20261123014500-add-ended-sessions.js';
import { BoundAuditEvents } from './migrations/20261123020000-bound-audit-events.js';
import { AddAnonymousUsers } from './migrations/20261123023000-add-anonymous-users.js';
import { RefuseWithoutFounder } from './migrations/20261123093000-refuse-without-founder.js';

export { generateSigningKeys } from './core/keys/signing-keys.js';
export { publicKeysIn } from './core/keys/signing-keys.js';
export { signServiceKey } from './core/keys/sign-service-key.js';

/** Knows who founders are: accounts, ways to sign in, sessions, access tokens. */
export const authService = defineService({
  name: 'auth',
  module: AuthModule,
  settings: authSettingsSchema,
  schema: {
    schema: 'auth',
    entities: [
      UserEntity,
      IdentityEntity,
      ProfileEntity,
      SessionEntity,
      EndedSessionEntity,
      FlowStateEntity,
      AuditEventEntity,
      FactorEntity,
      FactorChallengeEntity,
      MailTokenEntity,
    ],
    migrations: [
      { name: '20261121100000-create-auth', class: CreateAuth },
      { name: '20261121130000-add-app-metadata', class: AddAppMetadata },
      { name: '20261121140000-create-factors', class: CreateFactors },
      { name: '20261121140000-create-profiles', class: CreateProfiles },
      { name: '20261121163000-add-mail-tokens', class: AddMailTokens },
      { name: '20261121180000-add-invitations', class: AddInvitations },
      { name: '20261121183000-add-audit-address', class: AddAuditAddress },
      { name: '20261123013000-add-contested-sign-ups', class: AddContestedSignUps },
      { name: '20261123014500-add-ended-sessions', class: AddEndedSessions },
      { name: '20261123020000-bound-audit-events', class: BoundAuditEvents },
      { name: '20261123023000-add-anonymous-users', class: AddAnonymousUsers },
      { name: '20261123093000-refuse-without-founder', class: RefuseWithoutFounder },
    ],
    sqlFolder: new URL('../sql/', import.meta.url),
  },
});
