import { join } from 'node:path';
import { publicKeysIn } from '@playbook/auth/service';
import { refuseUnknownSettings } from '@playbook/service-kit/config/settings';
import { generatedSecrets } from '../composition/generated-secrets.js';
import { filesystemFault } from '../data-directory/filesystem-fault.js';
import { SecretFiles } from '../data-directory/secret-files.js';
import { KNOWN_SETTINGS } from '../known-settings.js';
import { ALL_SCHEMAS } from '../migrate/all-schemas.js';
import { planProcesses } from './plan-processes.js';
import type { PlanningQuestion, PlanningReply, PlanningRequest } from './planning-messages.js';

/** @throws StartError for a setting of this process's environment that no process of the product reads */
export function namesOfServices(): readonly string[] {
  refuseUnknownSettings(KNOWN_SETTINGS, process.env);
  return ALL_SCHEMAS.names;
}

/** @throws StartError when a schema cannot be migrated, or a secret cannot be read or written */
export async function respond(question: PlanningQuestion): Promise<PlanningReply> {
  if ('plan' in question) return { plans: await plansFor(question.plan) };
  await ALL_SCHEMAS.migrate(question.migrate);
  return { isMigrated: true };
}

async function plansFor({ dataDirectory, input }: PlanningRequest): Promise<ReturnType<typeof planProcesses>> {
  const files = new SecretFiles(join(dataDirectory, 'secrets'));
  const secret: SecretFiles['secret'] = async (...named) => {
    try {
      return await files.secret(...named);
    } catch (error) {
      throw filesystemFault(error, dataDirectory);
    }
  };
  const environment = { ...input.environment, ...(await generatedSecrets({ secret }, input.environment)) };
  return planProcesses({ ...input, environment, publicKeys: publicKeysIn(environment) });
}
