import type { Provider } from '@nestjs/common';
import { AccountChange } from './account-change.service.js';
import { ChangePlanner } from './change-planner.service.js';
import { ChangeRights } from './change-rights.service.js';
import { EmailChangeService } from './email-change.service.js';
import { OutstandingMails } from './outstanding-mails.service.js';
import { PasswordChange } from './password-change.service.js';
import { PasswordPreparation } from './password-preparation.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { UpdateUserService } from './update-user.service.js';

/** What founders may change of their own accounts. */
export const accountChanges: Provider[] = [
  ChangeRights,
  OutstandingMails,
  PasswordPreparation,
  PasswordChange,
  EmailChangeService,
  ChangePlanner,
  AccountChange,
  UpdateUserService,
  ReauthenticationService,
];
