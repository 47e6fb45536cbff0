import { PRODUCT } from './labels.js';
import { reads, type Workload } from './workload.js';

/** A ConfigMap of settings, its values in the base, and a setting that only those processes read that get it. */
interface SettingsMap {
  readonly name: string;
  readonly marker: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Settings that several kinds of processes share. Overlays merge into them. */
export const SETTINGS_MAPS: readonly SettingsMap[] = [
  {
    name: `${PRODUCT}-settings`,
    marker: 'NATS_URL',
    values: { LOG_LEVEL: 'info', NATS_URL: 'nats://nats:4222', PLAYBOOK_PUBLIC_URL: 'https://playbook.example.com' },
  },
  { name: `${PRODUCT}-model`, marker: 'PLAYBOOK_MODEL_PROVIDER', values: { PLAYBOOK_MODEL_PROVIDER: 'none' } },
  { name: `${PRODUCT}-objects`, marker: 'PLAYBOOK_S3_ENDPOINT', values: { PLAYBOOK_S3_PATH_STYLE: 'true' } },
];

/** Names of the shared maps that a process gets. */
export const sharedMapsOf = (workload: Workload): readonly string[] =>
  SETTINGS_MAPS.filter(({ marker }) => reads(workload, marker)).map(({ name }) => name);

/** Name of the map with settings of one kind of process alone, which need not exist. */
export const ownMapOf = ({ name }: Pick<Workload, 'name'>): string => `${PRODUCT}-${name}`;
