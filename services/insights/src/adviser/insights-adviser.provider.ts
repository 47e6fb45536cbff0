import type { FactoryProvider } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { InsightsSettings } from '../insights.settings.js';
import { BuiltInAdviser } from './built-in-adviser.js';
import { INSIGHTS_ADVISER, type InsightsAdviser } from './insights-adviser.port.js';
import { ModelAdviser } from './model-adviser.js';

/** The adviser that the operator configured. */
export const insightsAdviserProvider: FactoryProvider<InsightsAdviser> = {
  provide: INSIGHTS_ADVISER,
  inject: [SERVICE_SETTINGS, EPHEMERAL_STORE, Logger],
  useFactory: async (settings: InsightsSettings, store: EphemeralStore, logger: Logger) => {
    const access = await ModelAccess.open(settings, store);
    return access === null ? new BuiltInAdviser() : new ModelAdviser(access, logger);
  },
};
