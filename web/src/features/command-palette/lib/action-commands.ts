import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { MantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconExternalLink,
  IconLogout,
  IconMoon,
  IconPencilPlus,
  IconSun,
} from '@tabler/icons-react';
import type { Command } from './command.js';

/** What the actions need from the page around them. */
export interface ActionPorts {
  readonly startPitch: () => void;
  readonly setColors: (scheme: MantineColorScheme) => void;
  readonly openApplyPage: () => void;
  readonly signOut: () => void;
}

const COLORS = [
  { scheme: 'light', label: 'Light colors', icon: IconSun },
  { scheme: 'dark', label: 'Dark colors', icon: IconMoon },
  { scheme: 'auto', label: 'Colors of the system', icon: IconDeviceDesktop },
] as const;

/** What can be done from anywhere. */
export function actionCommands({ startPitch, setColors, openApplyPage, signOut }: ActionPorts): readonly Command[] {
  const actions: readonly Omit<Command, 'group'>[] = [
    {
      id: 'action:new-pitch',
      label: 'Start a new pitch',
      keywords: ['clear', 'one-liner', 'analyze'],
      icon: IconPencilPlus,
      path: WEB_PATHS.pitchAnalyzer,
      run: startPitch,
    },
    ...COLORS.map(({ scheme, label, icon }) => ({
      id: `action:colors-${scheme}`,
      label,
      keywords: ['theme', 'mode', 'appearance', 'switch'],
      icon,
      run: () => setColors(scheme),
    })),
    {
      id: 'action:apply',
      label: `Open ${EDITION.acceleratorName}'s application page`,
      keywords: ['apply', EDITION.acceleratorFullName, 'new tab'],
      icon: IconExternalLink,
      run: openApplyPage,
    },
    { id: 'action:sign-out', label: 'Log out', keywords: ['sign out', 'leave'], icon: IconLogout, run: signOut },
  ];
  return actions.map((action) => ({ ...action, group: 'Actions' }));
}
