import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import menu from '../../../../components/ui/menu.module.css';
import { useExport } from '../../hooks/use-export.js';
import type { ApplicationDocument } from '../../lib/document/application-document.js';
import { EXPORT_FORMATS } from '../../lib/document/export-formats.js';

interface ExportMenuProps {
  readonly document: ApplicationDocument;
}

/** Downloads the application in a format of the founder's choice. */
export function ExportMenu({ document }: ExportMenuProps): ReactNode {
  const { isBusy, start } = useExport();
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" leftSection={<IconDownload size={16} aria-hidden />} disabled={isBusy}>
          {isBusy ? 'Exporting...' : 'Export'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={menu.dropdown}>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format.extension} onClick={() => void start(format, document)}>
            {format.label} (.{format.extension})
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
