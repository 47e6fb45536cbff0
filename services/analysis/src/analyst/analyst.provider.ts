import type { FactoryProvider } from '@nestjs/common';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { ModelAccess } from '@playbook/service-kit/model-access/model-access';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { EngineWorkers } from '../engine/engine-workers.service.js';
import type { AnalysisSettings } from '../analysis.settings.js';
import { type Analyst, ANALYST } from './analyst.port.js';
import { BuiltInAnalyst } from './built-in-analyst.js';
import { ModelAnalyst } from './model-analyst.js';

/** The analyst that the operator configured. */
export const analystProvider: FactoryProvider<Analyst> = {
  provide: ANALYST,
  inject: [SERVICE_SETTINGS, EPHEMERAL_STORE, EngineWorkers, Logger],
  useFactory: async (settings: AnalysisSettings, store: EphemeralStore, engine: EngineWorkers, logger: Logger) => {
    const access = await ModelAccess.open(settings, store);
    return access === null ? new BuiltInAnalyst(engine) : new ModelAnalyst(access, engine, logger);
  },
};
