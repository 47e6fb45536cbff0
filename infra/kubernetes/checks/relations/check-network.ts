import type { IIoK8sApiNetworkingV1NetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import { serverLabel } from '../../description/labels.js';
import { type ServerKind, serversOf, type Workload, WORKLOADS } from '../../description/workload.js';
import { ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { type Pods, podsIn, servingPodsIn } from '../../rendering/pods.js';
import type { Check, Complaint } from '../finding.js';
import { isDefaultDeny, openPorts, peersAt, policiesIn, type Policy, selects } from './policies.js';

/** Where servers listen; objects and what is outside have several ports. */
const PORTS: Readonly<Partial<Record<ServerKind, number>>> = {
  postgres: 5432,
  nats: 4222,
  redis: 6379,
  telemetry: 4318,
};
const EVERYWHERE = '0.0.0.0/0';
const PRIVATE = ['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
const DNS_PORT = 53;

/** Whether a kind of server is in this rendering, as pods or through an operator that gives them the label. */
const isWithin = (rendering: Rendering, kind: ServerKind): boolean =>
  servingPodsIn(rendering).some(({ labels }) => labels[serverLabel(kind)] === 'server') ||
  (kind === 'postgres' && rendering.objects.some(({ apiVersion }) => apiVersion.startsWith('postgresql.cnpg.io/')));

/** Whether a peer is somebody who is there: other namespaces and addresses are taken to be. */
function isSomebody(rendering: Rendering, kind: ServerKind, peer: IIoK8sApiNetworkingV1NetworkPolicyPeer): boolean {
  if (peer.ipBlock || peer.namespaceSelector) return true;
  return isWithin(rendering, kind) && peer.podSelector?.matchLabels?.[serverLabel(kind)] === 'server';
}

/** Where objects are files, nobody is asked for them. */
const hasObjectFolder = (rendering: Rendering): boolean =>
  ofKind(rendering, 'ConfigMap').some(({ data }) => data?.['PLAYBOOK_OBJECT_STORAGE_DIR'] !== undefined);

function* unreachable(rendering: Rendering, workload: Workload, { labels }: Pods): Generator<string> {
  const policies = policiesIn(rendering);
  if (peersAt(policies, labels, DNS_PORT).length === 0) yield 'it cannot look names up';
  for (const kind of serversOf(workload)) {
    if (kind === 'objects' && hasObjectFolder(rendering)) continue;
    const peers = peersAt(policies, labels, PORTS[kind]).filter((peer) => isSomebody(rendering, kind, peer));
    if (peers.length === 0) yield `no policy lets it through to ${kind}`;
  }
}

function* shutPorts(rendering: Rendering, { labels, spec }: Pods): Generator<string> {
  const open = openPorts(policiesIn(rendering), labels);
  for (const { name, containerPort } of spec.containers.flatMap(({ ports = [] }) => ports)) {
    if (!open.includes(name) && !open.includes(containerPort)) yield `nobody is let in to its port ${name}`;
  }
}

/** Where everything is denied by default: what somebody needs and nothing lets through. */
function* shutDoors(rendering: Rendering): Generator<Complaint> {
  for (const pods of servingPodsIn(rendering)) {
    const workload = WORKLOADS.find(({ name }) => name === pods.owner.metadata.name);
    const faults = [...shutPorts(rendering, pods), ...(workload ? unreachable(rendering, workload, pods) : [])];
    for (const message of faults) yield { object: pods.title, message };
  }
}

/** Whether a policy is for pods that an operator makes, or for servers that may be somebody else's. */
const isForOthers = ({ spec }: Policy): boolean =>
  Object.entries(spec?.podSelector?.matchLabels ?? {}).some(
    ([name, value]) => name === 'cnpg.io/cluster' || value === 'server',
  );

/** What an address block of everywhere leaves within reach. */
function* privateReach({ spec }: Policy): Generator<string> {
  const peers = (spec?.egress ?? []).flatMap(({ to = [] }) => to);
  for (const { ipBlock } of peers.filter((peer) => peer.ipBlock?.cidr === EVERYWHERE)) {
    const missing = PRIVATE.filter((range) => ipBlock?.except?.includes(range) !== true);
    if (missing.length > 0) yield `it lets pods go to ${missing.join(', ')}`;
  }
}

function* policyFaults(rendering: Rendering, policy: Policy): Generator<string> {
  const { ingress = [], egress = [], podSelector } = policy.spec ?? {};
  const isUsed = isForOthers(policy) || podsIn(rendering).some(({ labels }) => selects(policy, labels));
  if (!isUsed) yield 'it selects no pods';
  if (ingress.some(({ from = [] }) => from.length === 0)) yield 'it lets everybody in';
  // Where the API server of a cluster is differs.
  const isOperators = podSelector?.matchLabels?.['cnpg.io/cluster'] !== undefined;
  if (!isOperators && egress.some(({ to = [] }) => to.length === 0)) yield 'it lets pods go anywhere';
  yield* privateReach(policy);
}

/** Where policies are on: nothing is open that nobody needs, and nothing is shut that somebody needs. */
export const checkNetwork: Check = function* (rendering) {
  const policies = policiesIn(rendering);
  for (const policy of policies) {
    for (const message of policyFaults(rendering, policy)) yield { object: titleOf(policy), message };
  }
  if (policies.some(isDefaultDeny)) yield* shutDoors(rendering);
  else if (rendering.isProduction) yield { object: 'NetworkPolicy', message: 'nothing is denied by default' };
};
