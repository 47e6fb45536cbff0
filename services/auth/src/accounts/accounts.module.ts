import { Module } from '@nestjs/common';
import { CoreModule } from '../core/core.module.js';
import { AccountRepository } from './account.repository.js';
import { AccountsController } from './accounts.controller.js';
import { CurrentAccount } from './current-account.service.js';
import { LockedAccountRepository } from './locked-account.repository.js';

const shared = [AccountRepository, LockedAccountRepository, CurrentAccount];

/** Accounts, and the ways to sign in that they have. */
@Module({ imports: [CoreModule], controllers: [AccountsController], providers: shared, exports: shared })
export class AccountsModule {}
