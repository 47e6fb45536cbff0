import { EDITION } from '@playbook/contracts/shared/edition';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { useNavigate } from '@tanstack/react-router';
import type { AppPage } from '../../../components/layout/app-page.js';
import { useColorScheme } from '../../../components/ui/use-color-scheme.js';
import { useChosenSignOut } from '../../../lib/session/use-chosen-sign-out.js';
import { actionCommands } from '../lib/action-commands.js';
import type { Command } from '../lib/command.js';
import { type GoTo, pageCommands, sectionCommands } from '../lib/page-commands.js';
import { startPitch } from '../lib/start-pitch.js';

/** Everything that the palette offers to a founder. */
export function useCommands(ownerId: string, pages: readonly AppPage[]): readonly Command[] {
  const navigate = useNavigate();
  const { setColorScheme } = useColorScheme();
  const signOut = useChosenSignOut();
  const goTo: GoTo = (path, search = {}) => void navigate({ to: path, search });
  const actions = actionCommands({
    startPitch: () => {
      startPitch(ownerId);
      goTo(WEB_PATHS.pitchAnalyzer);
    },
    setColors: setColorScheme,
    openApplyPage: () => void window.open(EDITION.applyUrl, '_blank', 'noopener'),
    signOut: () => void signOut(),
  });
  return [...pageCommands(pages, goTo), ...sectionCommands(goTo), ...actions];
}
