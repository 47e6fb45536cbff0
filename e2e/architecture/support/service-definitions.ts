import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { workspacePackages } from './workspace.js';

/** What every package below `services` defines, but for its workers, which serve no procedures. */
export async function loadServices(): Promise<ServiceDefinition[]> {
  const packages = workspacePackages().filter(({ folder }) => folder.startsWith('services/'));
  const services: ServiceDefinition[] = [];
  for (const { manifest } of packages) {
    const exported: Record<string, ServiceDefinition> = await import(`${manifest.name}/service`);
    services.push(Object.values(exported).find((value) => 'module' in value && value.kind === undefined)!);
  }
  return services;
}
