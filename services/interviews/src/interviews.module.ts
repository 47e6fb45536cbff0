import { Module } from '@nestjs/common';
import { interviewsLifecycle } from '@playbook/contracts/interviews/interviews-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { InterviewThreads } from './engine/interview-threads.service.js';
import { InterviewsFounderRows } from './founder/interviews-founder-rows.service.js';
import { InterviewsController } from './interviews/interviews.controller.js';
import { InterviewsRepository } from './interviews/interviews.repository.js';
import { Interviews } from './interviews/interviews.service.js';
import { SpokenAnswersController } from './spoken/spoken-answers.controller.js';
import { SpokenAnswers } from './spoken/spoken-answers.service.js';

@Module({
  controllers: [
    InterviewsController,
    SpokenAnswersController,
    founderLifecycleController(interviewsLifecycle, InterviewsFounderRows),
  ],
  providers: [InterviewsRepository, InterviewThreads, Interviews, InterviewsFounderRows, SpokenAnswers],
})
export class InterviewsModule {}
