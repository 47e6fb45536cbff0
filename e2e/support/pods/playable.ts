import type { PodContainer, PodSpec, PodVolume, RenderedObject, RenderedSecret } from './dev-overlay.js';

/** Podman runs no probes and publishes every port of a container on the machine, where one number serves one process only. */
const NOT_PLAYED = ['livenessProbe', 'readinessProbe', 'startupProbe', 'lifecycle', 'ports'] as const;

/** An address of a pod by the name that a Service would give it. */
export interface HostAlias {
  readonly ip: string;
  readonly hostnames: readonly string[];
}

/** Podman 4.3 hands the values of a Secret on as they are encoded, so that they are played as a map, under a name of their own. */
const mapNameOf = (secret: string): string => `secret-${secret}`;

export const playableSecret = ({ metadata, stringData }: RenderedSecret): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: mapNameOf(metadata.name) },
  data: stringData,
});

/** Podman keeps one folder for all empty ones of a name, whichever pod they are of. */
const ownName = (owner: string, volume: string): string => `${owner}-${volume}`;

function playableContainer(owner: string, { volumeMounts, ...container }: PodContainer): object {
  const played: Record<string, unknown> = { ...container };
  for (const name of NOT_PLAYED) delete played[name];
  return { ...played, volumeMounts: volumeMounts.map((mount) => ({ ...mount, name: ownName(owner, mount.name) })) };
}

function playableVolume(owner: string, { secret, name, ...volume }: PodVolume): object {
  const named = { ...volume, name: ownName(owner, name) };
  if (secret === undefined) return named;
  const { secretName, defaultMode: _, ...items } = secret;
  return { ...named, configMap: { ...items, name: mapNameOf(secretName), optional: false } };
}

const playableSpec = (owner: string, spec: PodSpec, hostAliases: readonly HostAlias[]): object => ({
  ...spec,
  hostAliases,
  containers: spec.containers.map((container) => playableContainer(owner, container)),
  ...(spec.initContainers && {
    initContainers: spec.initContainers.map((container) => playableContainer(owner, container)),
  }),
  volumes: spec.volumes.map((volume) => playableVolume(owner, volume)),
});

/** The pod that an object makes. @throws Error for an object that makes none */
export function podOf({ kind, metadata, spec }: RenderedObject): PodSpec {
  if (spec?.template === undefined) throw new Error(`${kind}/${metadata.name} makes no pod`);
  return spec.template.spec;
}

/** A Deployment as podman takes it: what says how its pods are locked, what they mount and what they read stays as it was rendered. */
export function playableDeployment(object: RenderedObject, hostAliases: readonly HostAlias[]): object {
  const spec = playableSpec(object.metadata.name, podOf(object), hostAliases);
  return { ...object, spec: { ...object.spec, template: { ...object.spec?.template, spec } } };
}

/** A StatefulSet or a Job, which podman 4.3 does not know, as the one pod that it makes; what a set claims is gone with the pod. */
export function playablePod(object: RenderedObject, hostAliases: readonly HostAlias[]): object {
  const claimed = (object.spec?.volumeClaimTemplates ?? []).map(({ metadata: { name } }) => ({ name, emptyDir: {} }));
  const pod = podOf(object);
  const { name } = object.metadata;
  const spec = playableSpec(name, { ...pod, volumes: [...pod.volumes, ...claimed] }, hostAliases);
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name }, spec: { restartPolicy: 'Never', ...spec } };
}
