import { BUILDER_SECTIONS, type SectionId } from '@playbook/contracts/applications/catalogue/builder-catalogue';

/** Where a key leads from a tab, around the ends; null for keys that lead nowhere. */
export function nextTab(from: SectionId, key: string): SectionId | null {
  const count = BUILDER_SECTIONS.length;
  const index = BUILDER_SECTIONS.findIndex(({ id }) => id === from);
  const targets = new Map([
    ['ArrowRight', (index + 1) % count],
    ['ArrowLeft', (index + count - 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? null : (BUILDER_SECTIONS[target]?.id ?? null);
}
