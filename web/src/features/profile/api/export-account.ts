import { exportAccountRoute } from '@playbook/contracts/account-routes.contract';
import { EDITION } from '@playbook/contracts/edition';
import { mutationOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';
import { saveFile } from '../lib/save-file.js';

const DAY_LENGTH = '2026-11-21'.length;
const INDENT_SPACES = 2;

/** Saves everything that is stored about the founder as one JSON file. */
export const exportAccountMutation = () =>
  mutationOptions({
    mutationFn: async () => {
      const document = await request(exportAccountRoute);
      const name = `${EDITION.productName.toLowerCase()}-export-${document.exportedAt.slice(0, DAY_LENGTH)}.json`;
      saveFile(name, 'application/json', JSON.stringify(document, null, INDENT_SPACES));
    },
  });
