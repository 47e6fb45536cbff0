import { type Command, COMMAND_GROUPS } from './command.js';
import { matchCommands } from './match-commands.js';

/** Commands under a heading. */
export interface OptionGroup {
  readonly heading: string;
  readonly commands: readonly Command[];
}

function groupsOf(commands: readonly Command[], recentIds: readonly string[]): readonly OptionGroup[] {
  const recent = recentIds.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands.filter((command) => !recent.includes(command));
  return [
    { heading: 'Recent', commands: recent },
    ...COMMAND_GROUPS.map((heading) => ({ heading, commands: others.filter(({ group }) => group === heading) })),
  ];
}

/**
 * What the palette lists: everything under headings, what was run last first; or, for a query, what matches it, best first.
 * Groups without commands are left out.
 */
export function optionGroups(
  query: string,
  commands: readonly Command[],
  recentIds: readonly string[],
): readonly OptionGroup[] {
  const groups =
    query.trim() === ''
      ? groupsOf(commands, recentIds)
      : [{ heading: 'Results', commands: matchCommands(query, commands) }];
  return groups.filter((group) => group.commands.length > 0);
}
