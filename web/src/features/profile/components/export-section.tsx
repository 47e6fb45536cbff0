import { Button } from '@mantine/core';
import { exportAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { EDITION } from '@playbook/contracts/core/edition';
import { IconDownload } from '@tabler/icons-react';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { textFor } from '../../../failures/failure-texts.js';
import { EXPORT_FAILED } from '../../../failures/profile-failures.js';
import { download } from '../../../lib/api-client/download.js';
import { saveFile } from '../../../lib/save-file.js';
import styles from './account-settings-dialog.module.css';

const DAY_LENGTH = '2026-11-21'.length;

/** Saves everything that is stored about the founder as one JSON file. @param onProgress Hears how many bytes have arrived */
const exportAccountMutation = (onProgress: (bytes: number) => void) =>
  mutationOptions({
    mutationFn: async () => {
      const document = await download(exportAccountRoute, onProgress);
      const day = new Date().toISOString().slice(0, DAY_LENGTH);
      saveFile(`${EDITION.productName.toLowerCase()}-export-${day}.json`, document);
    },
  });

const BYTES_PER_MB = 1_000_000;
const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;

/** A file with everything that is stored about the founder. */
export function ExportSection(): ReactNode {
  const [arrivedBytes, setArrivedBytes] = useState(0);
  const { mutate, isPending, error, isSuccess } = useMutation({
    ...exportAccountMutation(setArrivedBytes),
    onSettled: () => setArrivedBytes(0),
    retry: false,
  });
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
      {arrivedBytes >= BYTES_PER_MB && <p className={styles.text}>{`${megabytes(arrivedBytes)} so far`}</p>}
      <div role="status">
        {error !== null && <p className={styles.failure}>{textFor(EXPORT_FAILED, error)}</p>}
        {isSuccess && <p className={styles.text}>The file is in your downloads.</p>}
      </div>
    </section>
  );
}
