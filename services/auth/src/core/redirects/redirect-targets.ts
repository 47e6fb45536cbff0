import { type RedirectPolicy, resolveRedirectTarget } from './redirect-target.js';

/** Where people may land after a sign-in, by this installation's settings. */
export class RedirectTargets {
  constructor(private readonly policy: RedirectPolicy) {}

  get siteUrl(): string {
    return this.policy.siteUrl;
  }

  /** The address asked for if it is allowed, else the site. */
  resolve(requested: string | undefined): string {
    return resolveRedirectTarget(requested, this.policy);
  }
}
