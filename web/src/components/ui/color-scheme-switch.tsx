import { ActionIcon, type MantineColorScheme, Popover, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Icon, IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './popover-list.module.css';

const SCHEMES: Readonly<Record<MantineColorScheme, { readonly label: string; readonly icon: Icon }>> = {
  light: { label: 'Light', icon: IconSun },
  dark: { label: 'Dark', icon: IconMoon },
  auto: { label: 'Same as system', icon: IconDeviceDesktop },
};
const ORDER = ['light', 'dark', 'auto'] as const;

/** Chooses light colours, dark ones, or those of the system; remembered in this browser. */
export function ColorSchemeSwitch(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { label: currentLabel, icon: CurrentIcon } = SCHEMES[colorScheme];

  const choose = (scheme: MantineColorScheme): void => {
    setColorScheme(scheme);
    close();
  };

  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={`Colors: ${currentLabel}`} onClick={toggle}>
          <CurrentIcon size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.list}>
        {ORDER.map((scheme) => {
          const { label, icon: SchemeIcon } = SCHEMES[scheme];
          const isChosen = scheme === colorScheme;
          return (
            <button
              key={scheme}
              type="button"
              className={styles.item}
              aria-pressed={isChosen}
              onClick={() => choose(scheme)}
            >
              <SchemeIcon size={16} aria-hidden />
              <span className={styles.label}>{label}</span>
              {isChosen && <IconCheck size={16} aria-hidden />}
            </button>
          );
        })}
      </Popover.Dropdown>
    </Popover>
  );
}
