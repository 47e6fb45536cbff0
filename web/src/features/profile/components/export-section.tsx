import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { exportAccountMutation } from '../api/export-account.js';
import styles from './account-settings-dialog.module.css';

/** A file with everything that is stored about the founder. */
export function ExportSection(): ReactNode {
  const { mutate, isPending, isError, isSuccess } = useMutation({ ...exportAccountMutation(), retry: false });
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>Your data</h3>
      <p className={styles.text}>One JSON file with everything that is stored about you and by you.</p>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        Download my data
      </Button>
      <div role="status">
        {isError && <p className={styles.failure}>Your data could not be exported. Please try again.</p>}
        {isSuccess && <p className={styles.text}>The file is in your downloads.</p>}
      </div>
    </section>
  );
}
