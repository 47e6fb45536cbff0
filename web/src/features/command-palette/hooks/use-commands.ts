import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { useNavigate } from '@tanstack/react-router';
import type { AppPage } from '../../../components/layout/app-page.js';
import { useColorScheme } from '../../../components/ui/theme/use-color-scheme.js';
import { useChosenSignOut } from '../../../lib/session/sign-out/use-chosen-sign-out.js';
import { actionCommands } from '../lib/action-commands.js';
import type { Command } from '../lib/command.js';
import { type GoTo, pageCommands, sectionCommands } from '../lib/page-commands.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { readPitchDraft, replacePitchDraft } from '../../../lib/pitch-draft/pitch-draft.js';

/** Empties the pitch box. What stood in it can be brought back: it may never have been analyzed. */
function startPitch(ownerId: string): void {
  const text = readPitchDraft(ownerId);
  if (text.trim() === '') return;
  replacePitchDraft(ownerId, '');
  void showToast({
    title: 'New pitch started',
    message: 'The text that stood in the box was cleared.',
    tone: 'notice',
    action: { label: 'Undo', onAct: () => replacePitchDraft(ownerId, text) },
  });
}

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
