import { adminCreateUser } from './admin.contract.js';
import { z } from 'zod';
import {
  adminCreateUserBodySchema,
  adminDeleteUserBodySchema,
  adminUpdateUserBodySchema,
  adminUsersQuerySchema,
  adminUsersSchema,
} from './admin-wire.schema.js';
import { userSchema } from '../auth-wire.schema.js';
import { defineRoute } from '../../core/route.js';

const USERS_PATH = '/auth/v1/admin/users';
const USER_PATH = `${USERS_PATH}/:userId` as const;
/** The wire contract has its own response to an id of another form, so any text gets as far as the handler. */
const params = z.object({ userId: z.string() });

/** Responds with `x-total-count` and `link` as well. */
export const adminListUsersRoute = defineRoute({
  method: 'GET',
  path: USERS_PATH,
  access: 'admin',
  query: adminUsersQuerySchema,
  response: adminUsersSchema,
  status: 200,
});

export const adminCreateUserRoute = defineRoute({
  method: 'POST',
  path: USERS_PATH,
  access: 'admin',
  body: adminCreateUserBodySchema,
  procedure: adminCreateUser,
  input: ({ body }) => ({ body }),
  status: 200,
});

export const adminGetUserRoute = defineRoute({
  method: 'GET',
  path: USER_PATH,
  access: 'admin',
  params,
  response: userSchema,
  status: 200,
});

export const adminUpdateUserRoute = defineRoute({
  method: 'PUT',
  path: USER_PATH,
  access: 'admin',
  params,
  body: adminUpdateUserBodySchema,
  response: userSchema,
  status: 200,
});

export const adminDeleteUserRoute = defineRoute({
  method: 'DELETE',
  path: USER_PATH,
  access: 'admin',
  params,
  body: adminDeleteUserBodySchema,
  response: z.object({}),
  status: 200,
});
