import { analysisService } from '@playbook/analysis/service';
import { applicationsService } from '@playbook/applications/service';
import { authService } from '@playbook/auth/service';
import { insightsService } from '@playbook/insights/service';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';

/** The services of the product. A new service is one line here. */
export const SERVICES: readonly ServiceDefinition[] = [
  authService,
  analysisService,
  applicationsService,
  insightsService,
];
