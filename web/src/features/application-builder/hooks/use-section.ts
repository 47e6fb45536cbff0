import {
  BUILDER_SECTIONS,
  type SectionId,
  sectionIdSchema,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod';

const searchSchema = z.object({ section: sectionIdSchema });
const FIRST = BUILDER_SECTIONS[0].id;

/**
 * The section whose tab is open. The address of the page remembers it: a reload and a shared link open the same one, and the
 * browser's Back goes to the section before.
 */
export function useSection(): readonly [SectionId, (section: SectionId) => void] {
  const search = searchSchema.safeParse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const open = (section: SectionId): void => {
    void navigate({ to: WEB_PATHS.applicationBuilder, search: { section }, resetScroll: false });
  };
  return [search.success ? search.data.section : FIRST, open];
}
