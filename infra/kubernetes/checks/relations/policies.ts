import type { IIoK8sApiNetworkingV1NetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import { matches, ofKind, type Rendering } from '../../rendering/objects.js';

/** The network policies of a rendering. */
export const policiesIn = (rendering: Rendering) => ofKind(rendering, 'NetworkPolicy');
export type Policy = ReturnType<typeof policiesIn>[number];
type Labels = Readonly<Record<string, string>>;

export const selects = ({ spec }: Policy, labels: Labels): boolean =>
  spec !== undefined && matches(spec.podSelector?.matchLabels, labels);

/** Whether a policy shuts everything for all pods. */
export function isDefaultDeny({ spec }: Policy): boolean {
  if (!spec || spec.ingress !== undefined || spec.egress !== undefined) return false;
  const types = spec.policyTypes ?? [];
  return (
    Object.keys(spec.podSelector?.matchLabels ?? {}).length === 0 &&
    types.includes('Ingress') &&
    types.includes('Egress')
  );
}

/** Pods and addresses that pods with such labels may go to, at a port or at any. */
export const peersAt = (
  policies: readonly Policy[],
  labels: Labels,
  port: number | undefined,
): readonly IIoK8sApiNetworkingV1NetworkPolicyPeer[] =>
  policies
    .filter((policy) => selects(policy, labels))
    .flatMap(({ spec }) => spec?.egress ?? [])
    .filter(({ ports = [] }) => port === undefined || ports.some((known) => known.port === port))
    .flatMap(({ to = [] }) => to);

/** Ports at which somebody may come in to pods with such labels, by name or number. */
export const openPorts = (policies: readonly Policy[], labels: Labels): readonly unknown[] =>
  policies
    .filter((policy) => selects(policy, labels))
    .flatMap(({ spec }) => spec?.ingress ?? [])
    .flatMap(({ ports = [] }) => ports.map(({ port }) => port));
