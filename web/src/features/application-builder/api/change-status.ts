import type { ApplicationStatus } from '@playbook/contracts/application.schema';
import { changeStatusRoute } from '@playbook/contracts/application-routes.contract';
import { request } from '../../../lib/api-client/request.js';

/** Sets how far the founder says the application is. */
export const changeStatus = (status: ApplicationStatus) => request(changeStatusRoute, { body: { status } });
