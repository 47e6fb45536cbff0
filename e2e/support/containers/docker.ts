import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { REPOSITORY } from '@playbook/testing/product/start-product';

const run = promisify(execFile);
const OUTPUT_MAX_BYTES = 64_000_000;

/** Runs the client of the engine that the tests were given. @returns What it printed. @throws Error with what it said when it fails */
export async function docker(...words: readonly string[]): Promise<string> {
  return (await run('docker', words, { cwd: REPOSITORY, maxBuffer: OUTPUT_MAX_BYTES })).stdout;
}

/** Runs Compose on the product's own file. @returns What it printed. @throws Error with what it said when it fails */
export async function compose(...words: readonly string[]): Promise<string> {
  return (await run('docker-compose', words, { cwd: REPOSITORY, maxBuffer: OUTPUT_MAX_BYTES })).stdout;
}

const imageSchema = z.object({
  Size: z.int(),
  Config: z.object({
    User: z.string(),
    Env: z.array(z.string()),
    Labels: z.record(z.string(), z.string()).nullable(),
    StopSignal: z.string().optional(),
    Healthcheck: z.object({ Test: z.array(z.string()) }).optional(),
  }),
});
export type Image = z.output<typeof imageSchema>;

export async function inspectImage(name: string): Promise<Image> {
  const [image] = z.array(imageSchema).parse(JSON.parse(await docker('image', 'inspect', name)));
  if (image === undefined) throw new Error(`There is no image ${name}`);
  return image;
}

const containerSchema = z.object({
  Id: z.string(),
  Config: z.object({ User: z.string(), Labels: z.record(z.string(), z.string()) }),
  State: z.object({
    Status: z.string(),
    ExitCode: z.int(),
    Pid: z.int(),
    Health: z.object({ Status: z.string() }).optional(),
  }),
  HostConfig: z.object({
    ReadonlyRootfs: z.boolean(),
    CapDrop: z.array(z.string()).nullable(),
    CapAdd: z.array(z.string()).nullable(),
    Privileged: z.boolean(),
    SecurityOpt: z.array(z.string()).nullable(),
    Memory: z.int(),
    NanoCpus: z.int(),
    PortBindings: z.record(z.string(), z.array(z.object({ HostIp: z.string(), HostPort: z.string() }))).nullable(),
  }),
});
/** A container with the name that its service has in the Compose file. */
export type Container = z.output<typeof containerSchema> & { readonly service: string };

/** The containers of the project, ended ones too. */
export async function containers(...services: readonly string[]): Promise<Container[]> {
  const ids = (await compose('ps', '--all', '--quiet', ...services)).split('\n').filter(Boolean);
  const found = z.array(containerSchema).parse(JSON.parse(await docker('inspect', ...ids)));
  return found.map((container) => ({
    ...container,
    service: container.Config.Labels['com.docker.compose.service'] ?? '',
  }));
}

/** The one container of a service. @throws Error when there is none */
export async function containerOf(service: string): Promise<Container> {
  const [container] = await containers(service);
  if (container === undefined) throw new Error(`There is no container of ${service}`);
  return container;
}

/** Whether everything runs that is to, and says that it is well. */
export async function isHealthy(): Promise<boolean> {
  return (await containers()).every(({ State: { Status, ExitCode, Health } }) =>
    Status === 'exited' ? ExitCode === 0 : Status === 'running' && (Health?.Status ?? 'healthy') === 'healthy',
  );
}
