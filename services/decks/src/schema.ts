import { removalsOf } from '@playbook/service-kit/founder-files/removal/removals-table';
import { jobsOf } from '@playbook/service-kit/jobs/jobs-table';
import { erasuresOf } from '@playbook/service-kit/persistence/founder-table';
import type { SchemaDefinition } from '@playbook/service-kit/persistence/orm-options';
import { DeckAnalysisEntity } from './entities/deck-analysis.entity.js';
import { DeckSlideEntity } from './entities/deck-slide.entity.js';
import { DeckUploadEntity } from './entities/deck-upload.entity.js';
import { CreateDecks } from './migrations/20261125221500-create-decks.js';
import { TraceJobs } from './migrations/20261127003000-trace-jobs.js';

export const DECKS_SCHEMA: SchemaDefinition = {
  schema: 'decks',
  entities: [
    DeckAnalysisEntity,
    DeckSlideEntity,
    DeckUploadEntity,
    removalsOf('decks'),
    jobsOf('decks'),
    erasuresOf('decks'),
  ],
  migrations: [
    { name: '20261125221500-create-decks', class: CreateDecks },
    { name: '20261127003000-trace-jobs', class: TraceJobs },
  ],
  sqlFolder: new URL('../sql/', import.meta.url),
};
