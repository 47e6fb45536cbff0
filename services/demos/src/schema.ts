import { removalsOf } from '@playbook/service-kit/founder-files/removal/removals-table';
import { jobsOf } from '@playbook/service-kit/jobs/jobs-table';
import { erasuresOf } from '@playbook/service-kit/persistence/founder-table';
import type { SchemaDefinition } from '@playbook/service-kit/persistence/orm-options';
import { DemoAnalysisEntity } from './entities/demo-analysis.entity.js';
import { DemoFeedbackSectionEntity } from './entities/demo-feedback-section.entity.js';
import { DemoUploadEntity } from './entities/demo-upload.entity.js';
import { CreateDemos } from './migrations/20261123130000-create-demos.js';
import { TraceJobs } from './migrations/20261127003000-trace-jobs.js';

export const DEMOS_SCHEMA: SchemaDefinition = {
  schema: 'demos',
  entities: [
    DemoAnalysisEntity,
    DemoFeedbackSectionEntity,
    DemoUploadEntity,
    removalsOf('demos'),
    jobsOf('demos'),
    erasuresOf('demos'),
  ],
  migrations: [
    { name: '20261123130000-create-demos', class: CreateDemos },
    { name: '20261127003000-trace-jobs', class: TraceJobs },
  ],
  sqlFolder: new URL('../sql/', import.meta.url),
};
