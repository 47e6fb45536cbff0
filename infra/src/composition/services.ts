import { analysisService } from '@playbook/analysis/service';
import { applicationsService } from '@playbook/applications/service';
import { authService } from '@playbook/auth/service';
import { decksService, deckWorker } from '@playbook/decks/service';
import { demosService, demoWorker } from '@playbook/demos/service';
import { insightsService } from '@playbook/insights/service';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import { interviewsService } from '@playbook/interviews/service';
import { sharingService } from '@playbook/sharing/service';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';

/** The services of the product. A new service is one line here. */
export const SERVICES: readonly ServiceDefinition[] = [
  authService,
  analysisService,
  applicationsService,
  insightsService,
  demosService,
  decksService,
  interviewsService,
  sharingService,
];

/** Processes that work for a service beside those that respond for it: with its rights, and without procedures. */
export const WORKERS: readonly ServiceDefinition[] = [demoWorker, deckWorker];

/** Schemas of what the processes of a service read of the environment, but for what every process reads. */
export const settingsOf = ({ settings, buckets = [] }: ServiceDefinition): readonly z.ZodObject[] =>
  buckets.length === 0 ? [settings] : [settings, objectStorageSchema];
