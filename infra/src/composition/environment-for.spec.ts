import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { environmentFor } from './environment-for.js';

const schema = z.object({ PORT: z.string(), AUTH_SECRET: z.string().optional() });

describe('environmentFor', () => {
  it('keeps what the schemas read, as a value or as a file', () => {
    const environment = { PORT: '3000', AUTH_SECRET_FILE: '/run/secrets/one' };
    expect(environmentFor([schema], environment)).toEqual(environment);
  });

  it('keeps what any program needs', () => {
    const environment = {
      PATH: '/bin',
      TZ: 'UTC',
      LC_ALL: 'C',
      NODE_ENV: 'test',
      OTEL_SERVICE_NAME: 'x',
      NO_PROXY: '*',
    };
    expect(environmentFor([schema], environment)).toEqual(environment);
  });

  it('leaves out everything else, known or not', () => {
    const environment = { AUTH_OTHER: 'x', CLOUD_TOKEN: 'x', NODE_AUTH_TOKEN: 'x', PGPASSWORD: 'x', XPATH: 'x' };
    expect(environmentFor([schema], environment)).toEqual({});
  });
});
