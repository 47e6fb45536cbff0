import { Module } from '@nestjs/common';
import { AnswerRepository } from './answers/answer.repository.js';
import { AnswerVersionsRepository } from './answers/answer-versions.repository.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ApplicationsRepository } from './applications/applications.repository.js';
import { ApplicationsService } from './applications/applications.service.js';
import { OutboxPublisher } from './events/outbox.publisher.js';
import { FounderController } from './founder/founder.controller.js';
import { FounderExport } from './founder/founder-export.service.js';
import { FounderRowsRepository } from './founder/founder-rows.repository.js';
import { FounderStandingRepository } from './founder/founder-standing.repository.js';
import { FounderUsageRepository } from './founder/founder-usage.repository.js';

@Module({
  controllers: [ApplicationsController, AnswersController, FounderController],
  providers: [
    ApplicationsService,
    ApplicationsRepository,
    AnswersService,
    AnswerRepository,
    AnswerVersionsRepository,
    FounderExport,
    FounderRowsRepository,
    FounderUsageRepository,
    FounderStandingRepository,
    OutboxPublisher,
  ],
})
export class ApplicationsModule {}
