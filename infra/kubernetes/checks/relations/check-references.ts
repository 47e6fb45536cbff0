import { has, matches, ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { containersOf, podsIn } from '../../rendering/pods.js';
import type { Check, Complaint } from '../finding.js';
import { containerReferences, volumeReferences } from './pod-references.js';

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

/** Whatever is named exists: Secrets and their keys, maps, claims, accounts, files, ports, and what is scaled or kept available. */
export const checkReferences: Check = function* (rendering) {
  yield* podFaults(rendering);
  yield* scalerFaults(rendering);
  yield* selectorFaults(rendering);
};
