import type { KubernetesObject } from '../../rendering/objects.js';
import type { CheckName } from '../finding.js';

/** An object whose fields are all within reach, so that each can be made wrong. */
// oxlint-disable-next-line typescript/no-explicit-any -- an error is what no type allows
export type Breakable = any;

/** One error in what was rendered. */
export interface PlantedError {
  /** What somebody did. */
  readonly title: string;
  /** The check that is to find it. */
  readonly check: CheckName;
  /** Name of the rendering. */
  readonly rendering: string;
  readonly plant: (objects: Breakable[]) => void;
}

/** An object by kind and the beginning of its name, which may end with a hash. */
export function find(objects: readonly Breakable[], kind: string, name: string): Breakable {
  const found = (objects as KubernetesObject[]).find(
    (object) => object.kind === kind && object.metadata.name.startsWith(name),
  );
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

export const podOf = (objects: readonly Breakable[], name: string, kind = 'Deployment'): Breakable =>
  find(objects, kind, name).spec.template.spec;

export const containerOf = (objects: readonly Breakable[], name: string, kind = 'Deployment'): Breakable =>
  podOf(objects, name, kind).containers[0];

export function remove(objects: Breakable[], kind: string, name: string): void {
  objects.splice(objects.indexOf(find(objects, kind, name)), 1);
}
