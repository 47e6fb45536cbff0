import { Module } from '@nestjs/common';
import { applicationsLifecycle } from '@playbook/contracts/applications/applications-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import { readSharedApplication } from '@playbook/contracts/sharing/shared-documents.contract';
import { sharedDocumentsController } from '@playbook/service-kit/sharing/shared-documents.controller';
import { AnswerRepository } from './answers/answer.repository.js';
import { AnswerVersionsRepository } from './answers/answer-versions.repository.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ApplicationsRepository } from './applications/applications.repository.js';
import { ApplicationsService } from './applications/applications.service.js';
import { ApplicationsFounderRows } from './founder/applications-founder-rows.repository.js';
import { FounderStandingController } from './founder/founder-standing.controller.js';
import { FounderStandingRepository } from './founder/founder-standing.repository.js';
import { SharedApplication } from './sharing/shared-application.service.js';
import { TargetDateController } from './target-date/target-date.controller.js';
import { TargetDateRepository } from './target-date/target-date.repository.js';

@Module({
  controllers: [
    ApplicationsController,
    AnswersController,
    founderLifecycleController(applicationsLifecycle, ApplicationsFounderRows),
    FounderStandingController,
    TargetDateController,
    sharedDocumentsController(
      { kind: 'application', read: readSharedApplication, resolve: resolveShare },
      SharedApplication,
    ),
  ],
  providers: [
    ApplicationsService,
    ApplicationsRepository,
    AnswersService,
    AnswerRepository,
    AnswerVersionsRepository,
    ApplicationsFounderRows,
    FounderStandingRepository,
    TargetDateRepository,
    SharedApplication,
  ],
})
export class ApplicationsModule {}
