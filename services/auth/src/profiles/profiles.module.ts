import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileService } from './profile.service.js';
import { ProfilesController } from './profiles.controller.js';

const shared = [ProfileRepository, ProfileService];

/** What founders say about themselves. */
@Module({ imports: [AccountsModule], controllers: [ProfilesController], providers: shared, exports: shared })
export class ProfilesModule {}
