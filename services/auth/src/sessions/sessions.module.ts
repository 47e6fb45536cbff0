import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import { RevocationRepository } from './end/revocation.repository.js';
import { RevocationsController } from './end/revocations.controller.js';
import { SessionRevoker } from './end/session-revoker.service.js';
import { SignOutService } from './end/sign-out.service.js';
import { FlowStateRepository } from './flows/flow-state.repository.js';
import { OwnSession } from './records/own-session.service.js';
import { SessionRepository } from './records/session.repository.js';
import { RefreshService } from './refresh/refresh.service.js';
import { SessionsController } from './sessions.controller.js';
import { KnownDevices } from './start/known-devices.service.js';
import { SessionElevation } from './start/session-elevation.service.js';
import { SignInService } from './start/sign-in.service.js';
import { TokenResponse } from './start/token-response.service.js';

const shared = [
  SessionRepository,
  OwnSession,
  FlowStateRepository,
  SessionRevoker,
  SignInService,
  TokenResponse,
  SessionElevation,
  KnownDevices,
];

/** From a sign-in to a sign-out: sessions, their tokens, and sign-ins that are under way. */
@Module({
  imports: [CoreModule, AccountsModule],
  controllers: [SessionsController, RevocationsController],
  providers: [...shared, RefreshService, SignOutService, RevocationRepository],
  exports: shared,
})
export class SessionsModule {}
