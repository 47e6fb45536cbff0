import { matches, ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { servingPodsIn } from '../../rendering/pods.js';
import type { Check, Complaint } from '../finding.js';

const METRICS_PATH = '/metrics';

/** Names of ports of the pods that a selector means; null without such pods. */
function portsBehind(rendering: Rendering, selector: Record<string, string> | undefined): readonly string[] | null {
  const pods = servingPodsIn(rendering).filter(({ labels }) => selector && matches(selector, labels));
  if (pods.length === 0) return null;
  return pods.flatMap(({ spec }) => spec.containers).flatMap(({ ports = [] }) => ports.map(({ name }) => name ?? ''));
}

function* serviceFaults(rendering: Rendering): Generator<Complaint> {
  for (const service of ofKind(rendering, 'Service')) {
    const object = titleOf(service);
    const ports = portsBehind(rendering, service.spec?.selector);
    if (ports === null) yield { object, message: 'there are no pods behind it' };
    for (const { targetPort } of service.spec?.ports ?? []) {
      if (ports?.includes(String(targetPort)) === false)
        yield { object, message: `its pods have no port ${targetPort}` };
    }
  }
}

function* monitorFaults(rendering: Rendering): Generator<Complaint> {
  for (const monitor of ofKind(rendering, 'ServiceMonitor')) {
    const object = titleOf(monitor);
    const services = ofKind(rendering, 'Service').filter(({ metadata }) =>
      matches(monitor.spec.selector.matchLabels, metadata.labels ?? {}),
    );
    if (services.length === 0) yield { object, message: 'it selects no services' };
    for (const { port, path } of monitor.spec.endpoints ?? []) {
      if (path !== METRICS_PATH) yield { object, message: `there are no metrics at ${path}` };
      const without = services.filter(({ spec }) => spec?.ports?.every(({ name }) => name !== port));
      for (const { metadata } of without) yield { object, message: `the service ${metadata.name} has no port ${port}` };
    }
  }
}

/** Where founders come to, as processes know it. */
const hostsOf = (rendering: Rendering): readonly string[] =>
  ofKind(rendering, 'ConfigMap').flatMap(({ data }) => URL.parse(data?.['PLAYBOOK_PUBLIC_URL'] ?? '')?.hostname ?? []);

function* routeFaults(rendering: Rendering): Generator<Complaint> {
  for (const route of ofKind(rendering, 'HTTPRoute')) {
    const object = titleOf(route);
    for (const { name, port } of (route.spec.rules ?? []).flatMap(({ backendRefs = [] }) => backendRefs)) {
      const service = ofKind(rendering, 'Service').find(({ metadata }) => metadata.name === name);
      if (!service?.spec?.ports?.some((known) => known.port === port))
        yield { object, message: `there is no ${name}:${port}` };
    }
    for (const host of hostsOf(rendering).filter((name) => !route.spec.hostnames?.includes(name))) {
      yield { object, message: `it does not lead founders on who come to ${host}` };
    }
    for (const { name } of route.spec.parentRefs ?? []) {
      const isThere = rendering.objects.some(({ kind, metadata }) => kind === 'Gateway' && metadata.name === name);
      if (!isThere) yield { object, message: `there is no Gateway ${name}` };
    }
  }
}

/** Whoever follows a Service, a monitor or a route arrives at a port that somebody listens on. */
export const checkServices: Check = function* (rendering) {
  yield* serviceFaults(rendering);
  yield* monitorFaults(rendering);
  yield* routeFaults(rendering);
};
