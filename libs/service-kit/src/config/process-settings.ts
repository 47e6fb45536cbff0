import { isIP } from 'node:net';
import { z } from 'zod';
import { LOG_LEVELS } from '../telemetry/log-records.js';

/** A TCP port; 0 takes any free one. */
export const portSetting = z.coerce
  .number({ error: 'it must be a port number' })
  .int('it must be a whole number')
  .min(0, 'it must be 0 to 65535')
  .max(65_535, 'it must be 0 to 65535');

const urlSetting = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => value.split(',').every((part) => URL.canParse(part) && protocols.includes(new URL(part).protocol)),
      { error: `it must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}` },
    );

export const databaseUrlSetting = urlSetting(['postgres:', 'postgresql:']);
/** A certificate is checked against a name, and the client would take any host of the certificate for an IP address. */
const isNamed = (address: string): boolean => {
  const { protocol, hostname = '' } = URL.parse(address) ?? {};
  return protocol !== 'tls:' || isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
};

export const natsUrlSetting = urlSetting(['nats:', 'tls:']).refine((value) => value.split(',').every(isNamed), {
  error: 'an address that begins with tls:// needs the name of a host, not its number',
});
export const redisUrlSetting = urlSetting(['redis:', 'rediss:']);
export const httpUrlSetting = urlSetting(['http:', 'https:']).transform((value) => value.replace(/\/{1,40}$/, ''));

/** Settings that every process of the product reads. */
export const processSettingsSchema = z.object({
  /** Address at which founders reach the product; part of every access token's issuer. */
  PLAYBOOK_PUBLIC_URL: httpUrlSetting.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `it must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  METRICS_PORT: portSetting.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrlSetting.optional(),
  /**
   * Share of traces that are kept; a span of one takes some 15 µs of a processor, any other 5. Below one in twenty the requests that pay for
   * it are fewer than the slowest twentieth, so that the 95th percentile is not theirs.
   */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'it must be a number' })
    .min(0, 'it must be 0 at least')
    .max(1, 'it must be 1 at most')
    .default(0.04),
});
export type ProcessSettings = z.output<typeof processSettingsSchema>;

/** Issuer of access tokens: the external address of the auth endpoints. */
export const issuerOf = (publicUrl: string): string => `${publicUrl}/auth/v1`;
