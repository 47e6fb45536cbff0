import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { useSelector } from '@tanstack/react-store';
import type { AppPage } from '../../../components/layout/app-page.js';
import { commandPalettePrompt } from '../../../lib/command-palette-prompt.js';
import { downloadedPart } from '../../../components/ui/downloaded-part.js';

const CommandPalette = downloadedPart(() => import('./command-palette.js').then((code) => code.CommandPalette));

const close = (): void => commandPalettePrompt.set(false);

interface CommandPaletteHostProps {
  readonly ownerId: string;
  readonly pages: readonly AppPage[];
}

/** Where the command palette appears; its code is loaded when it is first opened. Ctrl or Cmd plus k opens and closes it. */
export function CommandPaletteHost({ ownerId, pages }: CommandPaletteHostProps): ReactNode {
  const isOpen = useSelector(commandPalettePrompt);
  // No ignored elements: the shortcut also works while the founder types.
  useHotkeys([['mod+K', () => commandPalettePrompt.set(!commandPalettePrompt.get())]], []);
  // Who signs out with it open does not find it open again.
  useEffect(() => close, []);
  return isOpen ? <CommandPalette onMissing={close} ownerId={ownerId} pages={pages} onClose={close} /> : null;
}
