import { ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { containersOf, type Pods, podsIn } from '../../rendering/pods.js';
import type { Complaint } from '../finding.js';

const RESTART_OF_JOBS = ['Never', 'OnFailure'];
/** What Kubernetes takes as the name of a service, which is the strictest of names. */
const NAME = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Names that stand in a list more than once. */
const repeated = (names: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const repetitions = (pods: Pods): readonly (string | undefined)[] => [
  ...repeated(containersOf(pods).map(({ name }) => name)),
  ...repeated((pods.spec.volumes ?? []).map(({ name }) => name)),
  ...containersOf(pods).flatMap(({ env = [], volumeMounts = [], ports = [] }) => [
    ...repeated(env.map(({ name }) => name)),
    ...repeated(volumeMounts.map(({ mountPath }) => mountPath)),
    ...repeated(ports.map(({ name }) => name)),
  ]),
];

/** What an API server refuses although no schema says so. */
export function* apiFaults(rendering: Rendering): Generator<Complaint> {
  for (const object of rendering.objects.filter(({ metadata }) => !NAME.test(metadata.name))) {
    yield { object: titleOf(object), message: 'it has a name that Kubernetes does not take' };
  }
  for (const job of ofKind(rendering, 'Job')) {
    const { restartPolicy = 'Always' } = job.spec?.template.spec ?? {};
    if (!RESTART_OF_JOBS.includes(restartPolicy))
      yield { object: titleOf(job), message: 'a job cannot always be restarted' };
  }
  for (const pods of podsIn(rendering)) {
    for (const name of repetitions(pods)) yield { object: pods.title, message: `it has ${name} twice` };
  }
}
