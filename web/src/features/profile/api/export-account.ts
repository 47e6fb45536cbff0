import { exportAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { EDITION } from '@playbook/contracts/shared/edition';
import { mutationOptions } from '@tanstack/react-query';
import { download } from '../../../lib/api-client/download.js';
import { saveFile } from '../../../lib/save-file.js';

const DAY_LENGTH = '2026-11-21'.length;

/** Saves everything that is stored about the founder as one JSON file. @param onProgress Hears how many bytes have arrived */
export const exportAccountMutation = (onProgress: (bytes: number) => void) =>
  mutationOptions({
    mutationFn: async () => {
      const document = await download(exportAccountRoute, onProgress);
      const day = new Date().toISOString().slice(0, DAY_LENGTH);
      saveFile(`${EDITION.productName.toLowerCase()}-export-${day}.json`, document);
    },
  });
