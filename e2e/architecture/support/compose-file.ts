import { parse } from 'yaml';
import { z } from 'zod';

const serviceSchema = z.strictObject({
  image: z.string(),
  profiles: z.array(z.string()).optional(),
  build: z
    .strictObject({
      context: z.string(),
      dockerfile: z.string(),
      target: z.string(),
      network: z.string(),
      args: z.strictObject({ WORKSPACE: z.string() }),
    })
    .optional(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  logging: z.unknown(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  restart: z.string(),
  stop_grace_period: z.string().optional(),
  network_mode: z.string().optional(),
  networks: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  tmpfs: z.array(z.string()).optional(),
  shm_size: z.string().optional(),
  healthcheck: z
    .strictObject({
      disable: z.boolean().optional(),
      test: z.array(z.string()).optional(),
      interval: z.string().optional(),
      timeout: z.string().optional(),
      retries: z.int().optional(),
    })
    .optional(),
  deploy: z
    .strictObject({
      resources: z.strictObject({ limits: z.strictObject({ cpus: z.string(), memory: z.string() }) }),
    })
    .optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully', 'service_started']) }),
    )
    .optional(),
});
export type ComposeService = z.output<typeof serviceSchema> & { readonly name: string };

/**
 * The services of a Compose file. Only what Compose 1.29 and 2 both take is known here.
 * @throws ZodError naming the key that is not
 */
export function composeServices(text: string): ComposeService[] {
  const file: unknown = parse(text, { merge: true });
  const { services } = z.looseObject({ services: z.record(z.string(), serviceSchema) }).parse(file);
  return Object.entries(services).map(([name, service]) => ({ name, ...service }));
}
