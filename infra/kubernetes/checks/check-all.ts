import type { Rendering } from '../rendering/objects.js';
import type { Check, CheckName, Finding } from './finding.js';
import { checkAvailability } from './pods/check-availability.js';
import { checkGracefulStop } from './pods/check-graceful-stop.js';
import { checkImages } from './pods/check-images.js';
import { checkPodSecurity } from './pods/check-pod-security.js';
import { checkProbes } from './pods/check-probes.js';
import { checkResources } from './pods/check-resources.js';
import { checkCredentials } from './relations/check-credentials.js';
import { checkNetwork } from './relations/check-network.js';
import { checkReferences } from './relations/check-references.js';
import { checkServices } from './relations/check-services.js';
import { checkSettings } from './relations/check-settings.js';
import { checkWorkloads } from './relations/check-workloads.js';
import type { SecretValues } from './relations/environment.js';
import { checkSchema, checkUnknownFields } from './schema/check-schema.js';

const checksWith = (secrets: SecretValues): Readonly<Record<CheckName, Check>> => ({
  schema: checkSchema,
  'unknown-fields': checkUnknownFields,
  workloads: checkWorkloads,
  'pod-security': checkPodSecurity,
  probes: checkProbes,
  resources: checkResources,
  images: checkImages,
  'graceful-stop': checkGracefulStop,
  availability: checkAvailability,
  references: checkReferences,
  services: checkServices,
  network: checkNetwork,
  credentials: checkCredentials,
  settings: checkSettings(secrets),
});

/**
 * What finds everything that is wrong with a rendering.
 * @param secrets Values of an installation's Secrets, made for this.
 */
export function createChecks(secrets: SecretValues): (rendering: Rendering) => readonly Finding[] {
  const checks = Object.entries(checksWith(secrets)) as [CheckName, Check][];
  return (rendering) =>
    checks.flatMap(([check, run]) => [...run(rendering)].map((complaint) => ({ check, ...complaint })));
}
