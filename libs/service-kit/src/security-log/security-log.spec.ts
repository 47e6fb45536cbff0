import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LogFields } from '../telemetry/log-records.js';
import { SecurityLog } from './security-log.js';

const lines: LogFields[] = [];
const clock = { nowMs: 0 };
let log: SecurityLog;
beforeEach(() => {
  lines.length = 0;
  log = new SecurityLog({ info: (_message, fields = {}) => void lines.push(fields) }, () => clock.nowMs);
});

describe('the security log', () => {
  it('writes the event, the reason and what is known', () => {
    log.record('sign_in_failed', 'invalid_credentials', { founderId: 'an id' });
    expect(lines).toEqual([{ event: 'sign_in_failed', reason: 'invalid_credentials', founderId: 'an id' }]);
  });

  it('writes a few lines of a flood, then how many it left out, and other events meanwhile', () => {
    for (let index = 0; index < 1_000; index += 1) log.record('token_refused', 'bad_jwt');
    log.record('access_denied', 'not_admin');
    expect(lines).toHaveLength(21);
    clock.nowMs += 60_000;
    log.record('token_refused', 'bad_jwt');
    expect(lines.slice(21)).toEqual([
      { event: 'token_refused', suppressed: 980 },
      { event: 'token_refused', reason: 'bad_jwt' },
    ]);
  });

  it('has a name for a block of addresses from which nobody can tell the address', () => {
    const other = new SecurityLog({ info: () => undefined });
    const name = log.clientHash('2001:db8::1');
    expect(name).toBe(log.clientHash('2001:db8::2'));
    expect(name).not.toBe(log.clientHash('2001:db8:0:1::1'));
    expect(name).not.toBe(other.clientHash('2001:db8::1'));
    expect(name).toMatch(/^[\w-]{16}$/);
  });
});
