import type { ErrorCode, Problem } from '@playbook/contracts/core/errors';
import type { Page } from 'playwright-core';

/** Lets the gateway refuse what a page sends to an address. */
export async function refuse(page: Page, address: string, status: number, code: ErrorCode): Promise<void> {
  const problem: Problem = { type: `urn:playbook:problem:${code}`, title: 'Refused', status, code, detail: 'Refused' };
  await page.route(address, (route) => route.fulfill({ status, json: problem }));
}
