import { type Breakable, containerOf, find, podOf, type PlantedError, remove } from './planted-error.js';

type Plant = PlantedError['plant'];
const inProd = (check: PlantedError['check'], title: string, plant: Plant): PlantedError => ({
  check,
  title,
  rendering: 'prod',
  plant,
});
const inDev = (check: PlantedError['check'], title: string, plant: Plant): PlantedError => ({
  check,
  title,
  rendering: 'dev',
  plant,
});
const inComponents = (check: PlantedError['check'], title: string, rendering: string, plant: Plant): PlantedError => ({
  check,
  title,
  rendering,
  plant,
});
const KEDA = 'network-policies+external-data+keda';
const DATABASE = 'network-policies+external-data+cloudnative-pg';
const settingsOf = (objects: readonly Breakable[], name: string): Breakable => find(objects, 'ConfigMap', name).data;
const policyOf = (objects: readonly Breakable[], name: string): Breakable => find(objects, 'NetworkPolicy', name).spec;
const secretOf = (objects: readonly Breakable[], name: string): Breakable =>
  podOf(objects, name).volumes.find((volume: Breakable) => volume.name === 'secrets').secret;
const labelsOf = (objects: readonly Breakable[], name: string): Breakable =>
  find(objects, 'Deployment', name).spec.template.metadata.labels;

/** What is wrong between objects, and between them and the product. */
export const RELATION_ERRORS: readonly PlantedError[] = [
  inProd('services', 'metrics at another path', (objects) => {
    find(objects, 'ServiceMonitor', 'playbook').spec.endpoints[0].path = '/metric';
  }),
  inProd('settings', 'metrics at another port', (objects) => {
    containerOf(objects, 'auth').ports[0].containerPort = 9090;
  }),
  inProd('credentials', 'a key of NATS that nobody mentions', (objects) => {
    const container = containerOf(objects, 'auth');
    container.env = container.env.filter(({ name }: Breakable) => name !== 'NATS_NKEY_SEED_FILE');
  }),
  inProd('services', 'another host than the one of the product', (objects) => {
    find(objects, 'HTTPRoute', 'playbook').spec.hostnames = ['app.example.com'];
  }),
  inProd('settings', 'NATS in the open', (objects) => {
    settingsOf(objects, 'playbook-settings').NATS_URL = 'nats://nats.example.com:4222';
  }),
  inProd('settings', 'development where founders are', (objects) => {
    settingsOf(objects, 'playbook-settings').NODE_ENV = 'development';
  }),
  inComponents('references', 'a queue that nobody counts', KEDA, (objects) => {
    find(objects, 'ScaledObject', 'demos-worker').spec.triggers[0].metadata.query = 'max(jobs_queued{})';
  }),
  inComponents('availability', 'two autoscalers', KEDA, (objects) => {
    find(objects, 'HorizontalPodAutoscaler', 'auth').spec.scaleTargetRef.name = 'demos-worker';
  }),
  inComponents('unknown-fields', 'maxReplicas at KEDA', KEDA, (objects) => {
    find(objects, 'ScaledObject', 'demos-worker').spec.maxReplicas = 3;
  }),
  inComponents('unknown-fields', 'replicas of a database', DATABASE, (objects) => {
    find(objects, 'Cluster', 'playbook-postgres').spec.replicas = 3;
  }),
  inComponents('schema', 'a schedule without seconds', DATABASE, (objects) => {
    find(objects, 'ScheduledBackup', 'playbook-postgres').spec.schedule = '0 3 * * *';
  }),
  inProd('workloads', 'a service that was forgotten', (objects) => remove(objects, 'Deployment', 'insights')),
  inProd('workloads', 'no job of migrations', (objects) => remove(objects, 'Job', 'migrate')),
  inProd('references', 'an account that is not there', (objects) => remove(objects, 'ServiceAccount', 'auth')),
  inProd('references', 'a map that is not there', (objects) => remove(objects, 'ConfigMap', 'playbook-settings')),
  inProd(
    'references',
    'a Secret that nobody makes',
    (objects) => (secretOf(objects, 'auth').secretName = 'playbook-secrets'),
  ),
  inProd(
    'references',
    'a key that no Secret has',
    (objects) => (secretOf(objects, 'auth').items[0].key = 'public-key'),
  ),
  inProd('references', 'a file at another path', (objects) => (secretOf(objects, 'auth').items[0].path = 'keys')),
  inProd('references', 'a folder that is no volume', (objects) =>
    containerOf(objects, 'auth').volumeMounts.push({ name: 'cache', mountPath: '/cache' }),
  ),
  inProd(
    'references',
    'a probe of a port that is not there',
    (objects) => (containerOf(objects, 'auth').livenessProbe.httpGet.port = 'probes'),
  ),
  inProd(
    'references',
    'an autoscaler of nothing',
    (objects) => (find(objects, 'HorizontalPodAutoscaler', 'auth').spec.scaleTargetRef.name = 'authentication'),
  ),
  inProd(
    'references',
    'a selector of other pods',
    (objects) => (find(objects, 'Deployment', 'auth').spec.selector.matchLabels = { app: 'auth' }),
  ),
  inProd(
    'references',
    'a budget of nothing',
    (objects) => (find(objects, 'PodDisruptionBudget', 'auth').spec.selector.matchLabels = { app: 'auth' }),
  ),
  inDev('references', 'a claim that is not there', (objects) => remove(objects, 'PersistentVolumeClaim', 'objects')),
  inProd(
    'services',
    'a service of no pods',
    (objects) => (find(objects, 'Service', 'gateway').spec.selector = { app: 'gateway' }),
  ),
  inProd(
    'services',
    'a port that pods do not have',
    (objects) => (find(objects, 'Service', 'gateway').spec.ports[0].targetPort = 'https'),
  ),
  inProd(
    'services',
    'a monitor of a port that is not there',
    (objects) => (find(objects, 'ServiceMonitor', 'playbook').spec.endpoints[0].port = 'http-metrics'),
  ),
  inProd(
    'services',
    'a monitor of nothing',
    (objects) => (find(objects, 'ServiceMonitor', 'playbook').spec.selector.matchLabels = { app: 'playbook' }),
  ),
  inProd(
    'services',
    'a route to a port of the pods',
    (objects) => (find(objects, 'HTTPRoute', 'playbook').spec.rules[0].backendRefs[0].port = 3000),
  ),
  inProd(
    'services',
    'a route of no gateway',
    (objects) => (find(objects, 'HTTPRoute', 'playbook').spec.parentRefs[0].name = 'public'),
  ),
  inProd('network', 'nothing denied', (objects) => remove(objects, 'NetworkPolicy', 'default-deny')),
  inProd('network', 'no names', (objects) => remove(objects, 'NetworkPolicy', 'names')),
  inProd('network', 'no way to the database', (objects) => remove(objects, 'NetworkPolicy', 'postgres-clients')),
  inProd('network', 'addresses of NATS forgotten', (objects) => policyOf(objects, 'nats-clients').egress.pop()),
  inProd('network', 'another port of Redis', (objects) =>
    policyOf(objects, 'redis-clients').egress.forEach((rule: Breakable) => (rule.ports[0].port = 6380)),
  ),
  inProd(
    'network',
    'the world may come in',
    (objects) => delete policyOf(objects, 'gateway-from-proxies').ingress[0].from,
  ),
  inProd('network', 'nobody may come in', (objects) => remove(objects, 'NetworkPolicy', 'gateway-from-proxies')),
  inProd('network', 'metrics that nobody may read', (objects) =>
    remove(objects, 'NetworkPolicy', 'metrics-from-monitoring'),
  ),
  inProd(
    'network',
    'the address of clouds within reach',
    (objects) => delete policyOf(objects, 'outside-clients').egress[0].to[0].ipBlock.except,
  ),
  inProd(
    'network',
    'a policy of nothing',
    (objects) => (policyOf(objects, 'telemetry-clients').podSelector.matchLabels = { app: 'auth' }),
  ),
  inDev('network', 'a server that lets nobody in', (objects) => remove(objects, 'NetworkPolicy', 'postgres-servers')),
  inDev(
    'network',
    'a server without its label',
    (objects) => delete find(objects, 'StatefulSet', 'redis').spec.template.metadata.labels['playbook/redis'],
  ),
  inProd(
    'credentials',
    "another service's Secret",
    (objects) => (secretOf(objects, 'analysis').secretName = 'playbook-insights'),
  ),
  inProd('credentials', 'all keys of a Secret', (objects) => delete secretOf(objects, 'demos-worker').items),
  inProd('credentials', 'a key that is none of its business', (objects) =>
    secretOf(objects, 'gateway').items.push({ key: 'jwt-keys', path: 'jwt-keys' }),
  ),
  inProd('credentials', "the administrator's address", (objects) =>
    podOf(objects, 'auth').volumes.push({ name: 'admin', secret: { secretName: 'playbook-migrate', items: [] } }),
  ),
  inProd(
    'credentials',
    'a way out that is not needed',
    (objects) => (labelsOf(objects, 'applications')['playbook/outside'] = 'client'),
  ),
  inProd(
    'credentials',
    'a way that is missing',
    (objects) => delete labelsOf(objects, 'applications')['playbook/postgres'],
  ),
  inProd(
    'settings',
    'a misspelt setting',
    (objects) => (settingsOf(objects, 'playbook-settings').PLAYBOOK_PUBLIC_URI = 'https://x.example'),
  ),
  inProd(
    'settings',
    'a setting for others',
    (objects) => (settingsOf(objects, 'playbook-settings').AUTH_MAIL_FROM = 'a@example.com'),
  ),
  inProd(
    'settings',
    'a setting that is missing',
    (objects) => delete settingsOf(objects, 'playbook-settings').PLAYBOOK_PUBLIC_URL,
  ),
  inProd(
    'settings',
    'a value that cannot be used',
    (objects) => (settingsOf(objects, 'playbook-settings').NATS_URL = 'nats.example.com'),
  ),
  inProd(
    'settings',
    'a model without its name',
    (objects) => (settingsOf(objects, 'playbook-model').PLAYBOOK_MODEL_PROVIDER = 'anthropic'),
  ),
  inProd(
    'settings',
    'a secret in a map',
    (objects) => (settingsOf(objects, 'playbook-settings').REDIS_URL = 'redis://:secret@redis'),
  ),
  inProd('settings', 'a secret in a variable', (objects) =>
    containerOf(objects, 'auth').env.push({ name: 'AUTH_SMTP_URL', value: 'smtps://u:p@mail.example.com' }),
  ),
  inProd('settings', 'no key of NATS and of the database', (objects) => {
    const container = containerOf(objects, 'auth');
    container.env = container.env.filter(({ name }: Breakable) => name !== 'DATABASE_URL_FILE');
  }),
  inProd(
    'settings',
    'a job of migrations without its setting',
    (objects) => (containerOf(objects, 'migrate', 'Job').env[0].name = 'DATA_DIR'),
  ),
];
