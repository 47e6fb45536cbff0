import { type Breakable, containerOf, find, podOf, type PlantedError, remove } from './planted-error.js';

type Plant = PlantedError['plant'];
const inProd = (check: PlantedError['check'], title: string, plant: Plant): PlantedError => ({
  check,
  title,
  rendering: 'prod',
  plant,
});
const inContainer =
  (name: string, plant: (container: Breakable) => void): Plant =>
  (objects) =>
    plant(containerOf(objects, name));
const inPod =
  (name: string, plant: (pod: Breakable) => void): Plant =>
  (objects) =>
    plant(podOf(objects, name));

/** What is wrong within one object. */
export const POD_ERRORS: readonly PlantedError[] = [
  inProd('schema', 'a job that is always restarted', (objects) => {
    delete podOf(objects, 'migrate', 'Job').restartPolicy;
  }),
  inProd(
    'schema',
    'a variable twice',
    inContainer('auth', ({ env }) => env.push(env[0])),
  ),
  inProd('schema', 'a name with an underline', (objects) => {
    find(objects, 'Service', 'auth').metadata.name = 'auth_service';
  }),
  inProd(
    'pod-security',
    'Secrets that only root can read',
    inPod('auth', (pod) => delete pod.securityContext.fsGroup),
  ),
  inProd(
    'resources',
    'nowhere to write',
    inContainer('auth', ({ volumeMounts }) => volumeMounts.shift()),
  ),
  inProd(
    'images',
    'the image of another process',
    inContainer('auth', (container) => (container.image = container.image.replace('/auth@', '/gateway@'))),
  ),
  inProd('schema', 'replicas as a word', (objects) => (find(objects, 'Deployment', 'auth').spec.replicas = 'three')),
  inProd(
    'schema',
    'a port by a word',
    inContainer('auth', ({ ports }) => (ports[0].containerPort = 'http')),
  ),
  inProd(
    'schema',
    'a strategy that does not exist',
    (objects) => (find(objects, 'Deployment', 'auth').spec.strategy.type = 'Rolling'),
  ),
  inProd(
    'schema',
    'megabytes as a quantity',
    inContainer('auth', ({ resources }) => (resources.limits.memory = '512MB')),
  ),
  inProd(
    'schema',
    'a pod without containers',
    inPod('auth', (pod) => delete pod.containers[0].name),
  ),
  inProd(
    'schema',
    'a kind of an old version',
    (objects) => (find(objects, 'HorizontalPodAutoscaler', 'auth').apiVersion = 'autoscaling/v2beta2'),
  ),
  inProd(
    'schema',
    'an object in another namespace',
    (objects) => (find(objects, 'Service', 'auth').metadata.namespace = 'default'),
  ),
  inProd('unknown-fields', 'replica for replicas', (objects) => (find(objects, 'Deployment', 'auth').spec.replica = 3)),
  inProd(
    'unknown-fields',
    'terminationGracePeriod',
    inPod('auth', (pod) => (pod.terminationGracePeriod = 60)),
  ),
  inProd(
    'unknown-fields',
    'a security context one level too high',
    (objects) => (find(objects, 'Deployment', 'auth').spec.securityContext = {}),
  ),
  inProd(
    'unknown-fields',
    'imagePull',
    inContainer('auth', (container) => (container.imagePull = 'Always')),
  ),
  inProd(
    'unknown-fields',
    'groups of rules one level too high',
    (objects) => (find(objects, 'PrometheusRule', 'playbook').groups = []),
  ),
  inProd(
    'pod-security',
    'root',
    inPod('auth', (pod) => delete pod.securityContext.runAsNonRoot),
  ),
  inProd(
    'pod-security',
    'user 0',
    inContainer('auth', (container) => (container.securityContext.runAsUser = 0)),
  ),
  inProd(
    'pod-security',
    'more privileges',
    inContainer('auth', (container) => delete container.securityContext.allowPrivilegeEscalation),
  ),
  inProd(
    'pod-security',
    'a root that can be written to',
    inContainer('demos-worker', (container) => (container.securityContext.readOnlyRootFilesystem = false)),
  ),
  inProd(
    'pod-security',
    'a privileged container',
    inContainer('auth', (container) => (container.securityContext.privileged = true)),
  ),
  inProd(
    'pod-security',
    'capabilities',
    inContainer(
      'auth',
      (container) => (container.securityContext.capabilities = { add: ['NET_ADMIN'], drop: ['ALL'] }),
    ),
  ),
  inProd(
    'pod-security',
    'no seccomp profile',
    inPod('auth', (pod) => delete pod.securityContext.seccompProfile),
  ),
  inProd(
    'pod-security',
    'a token of the API server',
    inPod('auth', (pod) => delete pod.automountServiceAccountToken),
  ),
  inProd(
    'pod-security',
    'a folder of the node',
    inPod('auth', (pod) => pod.volumes.push({ name: 'node', hostPath: { path: '/' } })),
  ),
  inProd(
    'pod-security',
    'the network of the node',
    inPod('auth', (pod) => (pod.hostNetwork = true)),
  ),
  inProd(
    'pod-security',
    'a job that keeps capabilities',
    (objects) => delete podOf(objects, 'migrate', 'Job').initContainers[0].securityContext.capabilities,
  ),
  inProd(
    'pod-security',
    'a namespace that enforces nothing',
    (objects) => delete find(objects, 'Namespace', 'playbook').metadata.labels,
  ),
  inProd(
    'probes',
    'no probe of readiness',
    inContainer('auth', (container) => delete container.readinessProbe),
  ),
  inProd(
    'probes',
    'no probe of the start',
    inContainer('auth', (container) => delete container.startupProbe),
  ),
  inProd(
    'probes',
    'liveness that asks dependencies',
    inContainer('auth', ({ livenessProbe }) => (livenessProbe.httpGet.path = '/readyz')),
  ),
  inProd(
    'probes',
    'readiness without patience',
    inContainer('auth', ({ readinessProbe }) => delete readinessProbe.timeoutSeconds),
  ),
  inProd(
    'probes',
    'half a minute to start',
    inContainer('auth', ({ startupProbe }) => (startupProbe.failureThreshold = 15)),
  ),
  inProd(
    'resources',
    'no limit of memory',
    inContainer('insights', ({ resources }) => delete resources.limits),
  ),
  inProd(
    'resources',
    'no request',
    inContainer('insights', ({ resources }) => delete resources.requests.cpu),
  ),
  inProd(
    'resources',
    'a request above the limit',
    inContainer('insights', ({ resources }) => (resources.requests.memory = '2Gi')),
  ),
  inProd(
    'resources',
    'a folder without a limit',
    inPod('insights', (pod) => (pod.volumes[0].emptyDir = {})),
  ),
  inProd(
    'images',
    'a tag where founders are',
    inContainer('gateway', (container) => (container.image = 'registry.example.com/playbook/gateway:1.2.3')),
  ),
  inProd(
    'images',
    'half a digest',
    inContainer('gateway', (container) => (container.image = 'playbook/gateway@sha256:0000')),
  ),
  {
    ...inProd(
      'images',
      'the latest',
      inContainer('gateway', (container) => (container.image = 'playbook/gateway:latest')),
    ),
    rendering: 'dev',
  },
  inProd(
    'graceful-stop',
    'thirty seconds',
    inPod('analysis', (pod) => delete pod.terminationGracePeriodSeconds),
  ),
  inProd(
    'graceful-stop',
    'no time for proxies',
    inContainer('gateway', (container) => delete container.lifecycle),
  ),
  inProd(
    'graceful-stop',
    'a rollout that ends first',
    (objects) => delete find(objects, 'Deployment', 'auth').spec.strategy,
  ),
  inProd(
    'availability',
    'a number beside an autoscaler',
    (objects) => (find(objects, 'Deployment', 'auth').spec.replicas = 2),
  ),
  inProd(
    'availability',
    'a single replica',
    (objects) => (find(objects, 'HorizontalPodAutoscaler', 'auth').spec.minReplicas = 1),
  ),
  inProd(
    'availability',
    'fewer at most than at least',
    (objects) => (find(objects, 'HorizontalPodAutoscaler', 'auth').spec.maxReplicas = 1),
  ),
  inProd('availability', 'no autoscaler', (objects) => remove(objects, 'HorizontalPodAutoscaler', 'auth')),
  inProd('availability', 'no disruption budget', (objects) => remove(objects, 'PodDisruptionBudget', 'auth')),
  inProd('availability', 'a budget that blocks', (objects) => {
    const { spec } = find(objects, 'PodDisruptionBudget', 'auth');
    delete spec.maxUnavailable;
    spec.minAvailable = 2;
  }),
  inProd(
    'availability',
    'replicas side by side',
    inPod('auth', (pod) => pod.topologySpreadConstraints.pop()),
  ),
];
