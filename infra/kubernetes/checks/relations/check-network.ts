import type { IIoK8sApiNetworkingV1NetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import { serverLabel } from '../../description/labels.js';
import { type ServerKind, serversOf, type Workload, WORKLOADS } from '../../description/workload.js';
import { matches, ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { type Pods, podsIn, servingPodsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

/** Where servers listen; objects and what is outside have several ports. */
const PORTS: Readonly<Partial<Record<ServerKind, number>>> = { postgres: 5432, nats: 4222, redis: 6379, telemetry: 4318 };
const EVERYWHERE = '0.0.0.0/0';
const PRIVATE = ['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
const DNS_PORT = 53;

type Policy = ReturnType<typeof policiesIn>[number];
const policiesIn = (rendering: Rendering) => ofKind(rendering, 'NetworkPolicy');
const selects = ({ spec }: Policy, labels: Readonly<Record<string, string>>): boolean =>
  spec !== undefined && matches(spec.podSelector?.matchLabels, labels);

const isDefaultDeny = ({ spec }: Policy): boolean =>
  Object.keys(spec?.podSelector?.matchLabels ?? {}).length === 0 &&
  spec?.ingress === undefined &&
  spec?.egress === undefined &&
  ['Ingress', 'Egress'].every((type) => spec?.policyTypes?.includes(type));

/** Pods and addresses that rules of policies let a pod go to at a port. */
const peersAt = (policies: readonly Policy[], labels: Pods['labels'], port: number | undefined) =>
  policies
    .filter((policy) => selects(policy, labels))
    .flatMap(({ spec }) => spec?.egress ?? [])
    .filter(({ ports = [] }) => port === undefined || ports.some((known) => known.port === port))
    .flatMap(({ to = [] }) => to);

/** Whether a kind of server is in this rendering, as pods or through an operator that gives them the label. */
const isWithin = (rendering: Rendering, kind: ServerKind): boolean =>
  servingPodsIn(rendering).some(({ labels }) => labels[serverLabel(kind)] === 'server') ||
  (kind === 'postgres' && rendering.objects.some(({ apiVersion }) => apiVersion.startsWith('postgresql.cnpg.io/')));

/** Whether a peer is somebody who is there: other namespaces and addresses are taken to be. */
const isSomebody = (rendering: Rendering, kind: ServerKind, { podSelector, namespaceSelector, ipBlock }: IIoK8sApiNetworkingV1NetworkPolicyPeer): boolean =>
  ipBlock !== undefined ||
  namespaceSelector !== undefined ||
  (isWithin(rendering, kind) && podSelector?.matchLabels?.[serverLabel(kind)] === 'server');

function* unreachable(rendering: Rendering, workload: Workload, { labels }: Pods): Generator<string> {
  const policies = policiesIn(rendering);
  if (peersAt(policies, labels, DNS_PORT).length === 0) yield 'it cannot look names up';
  for (const kind of serversOf(workload)) {
    // Where objects are files, nobody is asked for them.
    if (kind === 'objects' && labels[serverLabel(kind)] === 'client' && hasObjectFolder(rendering)) continue;
    const peers = peersAt(policies, labels, PORTS[kind]).filter((peer) => isSomebody(rendering, kind, peer));
    if (peers.length === 0) yield `no policy lets it through to ${kind}`;
  }
  for (const policy of policies.filter((known) => selects(known, labels))) {
    for (const { to } of policy.spec?.egress ?? []) if (!to?.length) yield `${policy.metadata.name} lets it go anywhere`;
  }
}

/** Ports at which somebody may come in to pods. */
const openPorts = (policies: readonly Policy[], labels: Pods['labels']): readonly unknown[] =>
  policies
    .filter((policy) => selects(policy, labels))
    .flatMap(({ spec }) => spec?.ingress ?? [])
    .flatMap(({ ports = [] }) => ports.map(({ port }) => port));

function* shutPorts(rendering: Rendering, { labels, spec }: Pods): Generator<string> {
  const open = openPorts(policiesIn(rendering), labels);
  for (const { name, containerPort } of spec.containers.flatMap(({ ports = [] }) => ports)) {
    if (!open.includes(name) && !open.includes(containerPort)) yield `nobody is let in to its port ${name}`;
  }
}

const hasObjectFolder = (rendering: Rendering): boolean =>
  ofKind(rendering, 'ConfigMap').some(({ data }) => data?.['PLAYBOOK_OBJECT_STORAGE_DIR'] !== undefined);

function* openDoors({ spec }: Policy): Generator<string> {
  for (const { from } of spec?.ingress ?? []) if (!from?.length) yield 'it lets everybody in';
  for (const { ipBlock } of (spec?.egress ?? []).flatMap(({ to = [] }) => to)) {
    const missing = PRIVATE.filter((range) => !ipBlock?.except?.includes(range));
    if (ipBlock?.cidr === EVERYWHERE && missing.length > 0) yield `it lets pods go to ${missing.join(', ')}`;
  }
}

/** Where policies are on: nothing is open that nobody needs, and nothing is shut that somebody needs. */
export const checkNetwork: Check = function* (rendering) {
  const policies = policiesIn(rendering);
  if (rendering.isProduction && !policies.some(isDefaultDeny)) yield { object: 'NetworkPolicy', message: 'nothing is denied by default' };
  for (const policy of policies) {
    for (const message of openDoors(policy)) yield { object: titleOf(policy), message };
    const isOperators = policy.spec?.podSelector?.matchLabels?.['cnpg.io/cluster'] !== undefined;
    const isUsed = isOperators || podsIn(rendering).some(({ labels }) => selects(policy, labels)) || isForServers(policy);
    if (!isUsed) yield { object: titleOf(policy), message: 'it selects no pods' };
  }
  if (!policies.some(isDefaultDeny)) return;
  for (const pods of servingPodsIn(rendering)) {
    const workload = WORKLOADS.find(({ name }) => name === pods.owner.metadata.name);
    const faults = [...shutPorts(rendering, pods), ...(workload ? unreachable(rendering, workload, pods) : [])];
    for (const message of faults) yield { object: pods.title, message };
  }
};

/** Policies of servers stay where those are somebody else's. */
const isForServers = ({ spec }: Policy): boolean => Object.values(spec?.podSelector?.matchLabels ?? {}).includes('server');
