import { z } from 'zod';
import {
  fieldAddressShape,
  inBuilder,
  restoredAnswerSchema,
  restoreVersionBodySchema,
  saveAnswerBodySchema,
  savedAnswerSchema,
} from './application.schema.js';
import {
  answerVersionPageQuerySchema,
  changeApplicationStatus,
  changeStatusBodySchema,
  getApplication,
  listAnswerVersions,
} from './applications.contract.js';
import { defineRoute } from '../core/route.js';

/** The founder's newest application; made at the first call. */
export const getApplicationRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/application',
  access: 'founder',
  procedure: getApplication,
  status: 200,
});

export const changeStatusRoute = defineRoute({
  method: 'PATCH',
  path: '/rest/v1/application',
  access: 'founder',
  body: changeStatusBodySchema,
  procedure: changeApplicationStatus,
  status: 200,
  callsPerMinute: 60,
});

/**
 * Saves one answer. May be repeated; 409 with an `answerConflictSchema` document when another save came between. The limit is for
 * several tabs that save all fields at once, each a second after the last key.
 */
export const saveAnswerRoute = defineRoute({
  method: 'PUT',
  path: '/rest/v1/application/answers/:sectionId/:fieldId',
  access: 'founder',
  params: inBuilder(z.object(fieldAddressShape)),
  body: saveAnswerBodySchema,
  response: savedAnswerSchema,
  status: 200,
  callsPerMinute: 600,
});

export const listAnswerVersionsRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/application/versions',
  access: 'founder',
  query: answerVersionPageQuerySchema,
  procedure: listAnswerVersions,
  status: 200,
});

/** Brings an earlier version back; 409 with an `answerConflictSchema` document when another save came between. */
export const restoreVersionRoute = defineRoute({
  method: 'POST',
  path: '/rest/v1/application/versions/restore',
  access: 'founder',
  body: restoreVersionBodySchema,
  response: restoredAnswerSchema,
  status: 200,
  callsPerMinute: 120,
});
