import { METRICS, type MetricName } from '@playbook/service-kit/telemetry/registry/metrics';
import { seriesOf } from '@playbook/service-kit/telemetry/registry/prometheus-names';
import { has, matches, ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { containersOf, podsIn } from '../../rendering/pods.js';
import type { Check, Complaint } from '../finding.js';
import { containerReferences, volumeReferences } from './pod-references.js';

const SERIES = (Object.keys(METRICS) as MetricName[]).flatMap(seriesOf);

function* podFaults(rendering: Rendering): Generator<Complaint> {
  for (const pods of podsIn(rendering)) {
    const { serviceAccountName: account, volumes = [] } = pods.spec;
    const faults = [
      ...(has(rendering, 'ServiceAccount', account) ? [] : [`there is no ServiceAccount ${account}`]),
      ...volumes.flatMap((volume) => [...volumeReferences(rendering, volume)]),
      ...containersOf(pods).flatMap((container) => [...containerReferences(rendering, pods, container)]),
    ];
    for (const message of faults) yield { object: pods.title, message };
  }
}

function* scalerFaults(rendering: Rendering): Generator<Complaint> {
  for (const scaler of [...ofKind(rendering, 'HorizontalPodAutoscaler'), ...ofKind(rendering, 'ScaledObject')]) {
    const { kind = 'Deployment', name = '' } = scaler.spec?.scaleTargetRef ?? {};
    if (!has(rendering, kind, name)) yield { object: titleOf(scaler), message: `there is no ${kind} ${name} to scale` };
  }
}

function* selectorFaults(rendering: Rendering): Generator<Complaint> {
  for (const owner of [...ofKind(rendering, 'Deployment'), ...ofKind(rendering, 'StatefulSet')]) {
    const { selector, template } = owner.spec ?? {};
    const isMet = matches(selector?.matchLabels, template?.metadata?.labels ?? {});
    if (!isMet) yield { object: titleOf(owner), message: 'its selector does not meet its pods' };
  }
  const everyPods = podsIn(rendering);
  for (const budget of ofKind(rendering, 'PodDisruptionBudget')) {
    const isUsed = everyPods.some(({ labels }) => matches(budget.spec?.selector?.matchLabels, labels));
    if (!isUsed) yield { object: titleOf(budget), message: 'it selects no pods' };
  }
}

/** Series that queries of autoscalers ask for, by the brace that follows, and that no process has. */
function* queryFaults(rendering: Rendering): Generator<Complaint> {
  for (const scaler of ofKind(rendering, 'ScaledObject')) {
    const queries = (scaler.spec?.triggers ?? []).map(({ metadata }) => metadata['query'] ?? '');
    const asked = queries.flatMap((query) =>
      [...query.matchAll(/([a-z][a-z0-9_]{0,80})\{/g)].map(([, name]) => name ?? ''),
    );
    for (const name of asked.filter((series) => !SERIES.includes(series))) {
      yield { object: titleOf(scaler), message: `no process has a metric ${name}` };
    }
  }
}

/** Whatever is named exists: Secrets and their keys, maps, claims, accounts, files, ports, and what is scaled or kept available. */
export const checkReferences: Check = function* (rendering) {
  yield* podFaults(rendering);
  yield* scalerFaults(rendering);
  yield* selectorFaults(rendering);
  yield* queryFaults(rendering);
};
