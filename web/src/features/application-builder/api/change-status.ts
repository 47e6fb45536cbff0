import type { ApplicationStatus } from '@playbook/contracts/applications/application.schema';
import { changeStatusRoute } from '@playbook/contracts/applications/application-routes.contract';
import { request } from '../../../lib/api-client/request.js';

/** Sets how far the founder says the application is. */
export const changeStatus = (status: ApplicationStatus) => request(changeStatusRoute, { body: { status } });
