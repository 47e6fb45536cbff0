import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { importCompanyFile } from './import-company-file.js';

await exitOnStartError(() => importCompanyFile(process.argv[2]), 'Nothing was imported.');
