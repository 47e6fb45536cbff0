import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { PAGE_DEFAULT_ITEMS } from '@playbook/contracts/core/limits';
import { postJson } from '@playbook/testing/product/post-json';
import { type PreparedFounder, signUpFounder } from '@playbook/testing/product/sign-up-founder';

/** Has a pitch of the founder analyzed. */
export async function analyzePitch(baseUrl: string, { headers }: PreparedFounder, pitch: string): Promise<void> {
  await postJson(`${baseUrl}${analyzePitchRoute.path}`, { pitch }, headers);
}

/** A founder with two pages of pitch analyses. */
export async function prepareFounder(baseUrl: string): Promise<PreparedFounder> {
  const founder = await signUpFounder(baseUrl);
  for (let index = 0; index < PAGE_DEFAULT_ITEMS * 2; index += 1) {
    const pitch = `Payroll for the ${1_000 + index} US dental practices that still run it by hand on Fridays`;
    await analyzePitch(baseUrl, founder, pitch);
  }
  return founder;
}
