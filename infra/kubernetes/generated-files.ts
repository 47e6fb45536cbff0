import { stringify } from 'yaml';
import { prometheusRules } from '../observability/alerts/prometheus-rules.js';
import { PRODUCT } from './description/labels.js';
import { SETTINGS_MAPS } from './description/settings-maps.js';
import { WORKLOADS } from './description/workload.js';
import { autoscalerOf, disruptionBudgetOf, serviceAccountOf, serviceOf } from './manifests/companions.js';
import { deploymentOf } from './manifests/deployment.js';
import { externalSecrets } from './manifests/external-secrets.js';
import { MIGRATION_JOB, migrationJob } from './manifests/migration-job.js';

const BASE = 'k8s/base';
const COMPONENTS = 'k8s/components';
const FILE = 'objects.yaml';
const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

const yaml = (...documents: readonly object[]): string =>
  documents
    .map((document) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }))
    .reduce((text, document) => `${text}---\n${document}`, '# Made by npm run kubernetes.\n');

const folder = (name: string, ...objects: readonly object[]): [string, string][] => [
  [`${BASE}/${name}/kustomization.yaml`, yaml({ ...KUSTOMIZATION, resources: [FILE] })],
  [`${BASE}/${name}/${FILE}`, yaml(...objects)],
];

const base = (): object => ({
  ...KUSTOMIZATION,
  namespace: PRODUCT,
  resources: ['namespace.yaml', MIGRATION_JOB, ...WORKLOADS.map(({ name }) => name)],
  configMapGenerator: SETTINGS_MAPS.map(({ name, values }) => ({
    name,
    literals: Object.entries(values).map(([setting, value]) => `${setting}=${value}`),
  })),
});

const prometheusRule = (): object => ({
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: PRODUCT },
  spec: prometheusRules(),
});

/** Every file in `k8s` that is made of this folder, by its path from the root of the repository. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    [`${BASE}/kustomization.yaml`, yaml(base())],
    ...folder(MIGRATION_JOB, serviceAccountOf(MIGRATION_JOB), migrationJob()),
    ...WORKLOADS.flatMap((workload) => {
      const { name } = workload;
      const companions = [serviceAccountOf, serviceOf, disruptionBudgetOf, autoscalerOf].map((make) => make(name));
      return folder(name, ...companions, deploymentOf(workload));
    }),
    [`${COMPONENTS}/monitoring/prometheus-rule.yaml`, yaml(prometheusRule())],
    [`${COMPONENTS}/external-secrets/external-secrets.yaml`, yaml(...externalSecrets())],
  ]);
