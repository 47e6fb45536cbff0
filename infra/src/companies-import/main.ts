import { exitOnStartError } from '@playbook/service-kit/service/exit-on-start-error';
import { importCompanyFile } from './import-company-file.js';

await exitOnStartError(() => importCompanyFile(process.argv[2]), 'Nothing was imported.');
