import { renderCombination, renderOverlay } from './render.js';
import type { KubernetesObject, Rendering } from './objects.js';

const OVERLAYS = [
  { name: 'dev', isProduction: false },
  { name: 'prod', isProduction: true },
];
/** Where data is: one of these. Operators of PostgreSQL come beside servers of other kinds. */
const DATA = [['local-data'], ['external-data'], ['external-data', 'cloudnative-pg']];
/** What may be with any of them, or not. */
const EXTRAS = ['monitoring', 'keda', 'gateway-api', 'external-secrets'];

/** None of them, each alone, and all: whatever two do to each other shows in one of these. */
const CHOICES = [[], ...EXTRAS.map((name) => [name]), EXTRAS];

/** Components that go together, in the order in which they are applied. Without policies, none of the others or all. */
export const COMBINATIONS: readonly (readonly string[])[] = DATA.flatMap((data) => [
  ...[[], EXTRAS].map((extras) => [...data, ...extras]),
  ...CHOICES.map((extras) => ['network-policies', ...data, ...extras]),
]);

const renderingOf = async (
  name: string,
  isProduction: boolean,
  objects: Promise<readonly KubernetesObject[]>,
): Promise<Rendering> => ({ name, isProduction, objects: await objects });

const AT_A_TIME = 4;

/** All overlays, then all combinations. */
export async function renderAll(): Promise<readonly Rendering[]> {
  const tasks = [
    ...OVERLAYS.map(
      ({ name, isProduction }) =>
        () =>
          renderingOf(name, isProduction, renderOverlay(name)),
    ),
    ...COMBINATIONS.map((names) => () => renderingOf(names.join('+'), false, renderCombination(names))),
  ];
  const renderings: Rendering[] = [];
  for (let first = 0; first < tasks.length; first += AT_A_TIME) {
    renderings.push(...(await Promise.all(tasks.slice(first, first + AT_A_TIME).map((task) => task()))));
  }
  return renderings;
}
