import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { containersOf, podsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

const BYTES: Readonly<Record<string, number>> = { '': 1, Ki: 1_024, Mi: 1_048_576, Gi: 1_073_741_824 };

/** Bytes of a quantity; NaN for one that is not written in the usual way. */
function bytesOf(quantity: string | number | undefined): number {
  const [, digits, unit = ''] = /^(\d{1,15})(Ki|Mi|Gi)?$/.exec(String(quantity)) ?? [];
  return Number(digits) * (BYTES[unit] ?? Number.NaN);
}

function* faultsOf({ name, resources }: IIoK8sApiCoreV1Container): Generator<string> {
  const { requests, limits } = resources ?? {};
  if (requests?.['cpu'] === undefined) yield `${name} asks for no processor time`;
  if (requests?.['memory'] === undefined) yield `${name} asks for no memory`;
  if (limits?.['memory'] === undefined) yield `${name} may use all memory of its node`;
  if (bytesOf(requests?.['memory']) > bytesOf(limits?.['memory'])) yield `${name} asks for more memory than it may use`;
}

/** A root that cannot be written to leaves a process nowhere to write. */
const hasScratch = ({ volumeMounts = [] }: IIoK8sApiCoreV1Container): boolean =>
  volumeMounts.some(({ mountPath }) => mountPath === '/tmp');

/** What is asked for and what may be used, of memory and of disks. */
export const checkResources: Check = function* (rendering) {
  for (const pods of podsIn(rendering)) {
    for (const message of containersOf(pods).flatMap((container) => [...faultsOf(container)])) {
      yield { object: pods.title, message };
    }
    for (const { name } of pods.spec.containers.filter((container) => !hasScratch(container))) {
      yield { object: pods.title, message: `${name} has no /tmp` };
    }
    for (const { name, emptyDir } of pods.spec.volumes ?? []) {
      if (emptyDir && emptyDir.sizeLimit === undefined) yield { object: pods.title, message: `${name} has no limit` };
    }
  }
};
