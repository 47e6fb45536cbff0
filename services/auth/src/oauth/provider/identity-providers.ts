import { invalidInput } from '../../core/errors/wire-errors.js';
import type { OpenIdProvider } from './open-id-provider.js';

/** The identity providers that are switched on. */
export class IdentityProviders {
  private readonly byName: ReadonlyMap<string, OpenIdProvider>;

  constructor(providers: readonly OpenIdProvider[]) {
    this.byName = new Map(providers.map((provider) => [provider.name, provider]));
  }

  /** The provider of that name, or null where it is unknown or off. */
  find(name: string): OpenIdProvider | null {
    return this.byName.get(name) ?? null;
  }

  /** @throws ProcedureError `validation_failed` for a provider that is unknown or off */
  require(name: string | undefined): OpenIdProvider {
    const provider = this.byName.get(name ?? '');
    if (!provider) throw invalidInput('Unsupported provider: provider is not enabled');
    return provider;
  }
}
