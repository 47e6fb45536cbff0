import { defineEntity, p } from '@mikro-orm/core';
import { ownRowsOf } from '@playbook/service-kit/persistence/founder-table';
import { UserEntity } from './user.entity.js';

/** What a founder says about themselves, visible to that founder only. Without a row the identity provider's name is shown. */
export const ProfileEntity = defineEntity({
  name: 'Profile',
  ...ownRowsOf({ schema: 'auth', table: 'profiles', column: 'id' }),
  properties: {
    id: () => p.oneToOne(UserEntity).joinColumn('id').mapToPk().primary().deleteRule('cascade').updateRule('no action'),
    fullName: p.text(),
    updatedAt: p.datetime(3),
  },
});
