import type { Logger } from '../telemetry/logger.js';

/** What an operator is told of Redis. */
export interface RedisNotices {
  readonly connectionFailed: (error: Error) => void;
  /** It may drop ended sessions and counts before their time. */
  readonly evicts: (policy: string) => void;
  /** It does not say whether it evicts, as at many providers. */
  readonly settingsHidden: (error: unknown) => void;
}

const nothing = (): void => undefined;

export const NO_NOTICES: RedisNotices = { connectionFailed: nothing, evicts: nothing, settingsHidden: nothing };

export const logRedisNotices = (logger: Logger): RedisNotices => ({
  connectionFailed: (error) => logger.warn(`Redis: ${error.name}`),
  evicts: (policy) =>
    logger.warn(
      `Redis has maxmemory-policy ${policy}: when it is full, ended sessions are forgotten and let in again; set noeviction`,
    ),
  settingsHidden: () => logger.debug('Redis does not tell its maxmemory-policy; it has to be noeviction'),
});
