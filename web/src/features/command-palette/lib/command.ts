import type { Icon } from '@tabler/icons-react';

/** The headings that commands stand under, in their order. */
export const COMMAND_GROUPS = ['Tools', 'Application sections', 'Actions'] as const;
type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Something that a founder can find by name and do. */
export interface Command {
  /** Stays the same across releases, because recent commands are remembered by it. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Further words that it is found by; not shown. */
  readonly keywords: readonly string[];
  readonly icon: Icon;
  /** Where it leads, when it leads to a page: the keyboard goes there. */
  readonly path?: string;
  readonly run: () => void;
}
