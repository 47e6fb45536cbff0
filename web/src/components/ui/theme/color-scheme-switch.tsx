import { ActionIcon, isMantineColorScheme, type MantineColorScheme, Menu } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from '../menu.module.css';
import { useColorScheme } from './use-color-scheme.js';

const SCHEMES: Readonly<Record<MantineColorScheme, { readonly label: string; readonly icon: Icon }>> = {
  light: { label: 'Light', icon: IconSun },
  dark: { label: 'Dark', icon: IconMoon },
  auto: { label: 'Same as system', icon: IconDeviceDesktop },
};
const ORDER = ['light', 'dark', 'auto'] as const;

/** Chooses light colours, dark ones, or those of the system; remembered in this browser. */
export function ColorSchemeSwitch(): ReactNode {
  const { colorScheme, setColorScheme } = useColorScheme();
  const { label: currentLabel, icon: CurrentIcon } = SCHEMES[colorScheme];
  return (
    <Menu position="bottom-end" width={200} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={`Colors: ${currentLabel}`}>
          <CurrentIcon size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => {
            if (isMantineColorScheme(scheme)) setColorScheme(scheme);
          }}
        >
          {ORDER.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
              {SCHEMES[scheme].label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
