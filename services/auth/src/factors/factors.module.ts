import { Module } from '@nestjs/common';
import { CoreModule } from '../core/core.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { FactorChallenges } from './factor-challenges.service.js';
import { FactorCodes } from './factor-codes.service.js';
import { FactorEnrolment } from './factor-enrolment.service.js';
import { FactorVerification } from './factor-verification.service.js';
import { FactorRepository } from './factor.repository.js';
import { FactorSecrets } from './factor-secrets.js';
import { FactorsController } from './factors.controller.js';
import { KeyExchange } from './key-exchange.service.js';

/** Second factors. */
@Module({
  imports: [CoreModule, SessionsModule],
  controllers: [FactorsController],
  providers: [
    FactorRepository,
    FactorSecrets,
    KeyExchange,
    FactorChallenges,
    FactorCodes,
    FactorEnrolment,
    FactorVerification,
  ],
  exports: [FactorRepository],
})
export class FactorsModule {}
