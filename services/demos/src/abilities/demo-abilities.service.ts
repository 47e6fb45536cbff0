import { Inject, Injectable } from '@nestjs/common';
import { type DemoAbilities, demoAbilitiesSchema } from '@playbook/contracts/demos/demo-analyses.contract';
import { EPHEMERAL_STORE, type EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';

const KEY = 'demos:abilities';
/** Workers say it anew three times as often, so that what is read is true but for a minute after the last one has gone. */
const LIFETIME_MS = 60_000;
const NOTHING: DemoAbilities = { canAnalyze: false, canTranscribe: false };

/** What the workers that run can do: they say so, and whoever is asked by a founder reads it. */
@Injectable()
export class DemoAbilitiesService {
  constructor(@Inject(EPHEMERAL_STORE) private readonly store: EphemeralStore) {}

  /** @throws ProcedureError `service_unavailable` */
  async announce(abilities: DemoAbilities): Promise<void> {
    await this.store.set(KEY, JSON.stringify(abilities), LIFETIME_MS);
  }

  /** @throws ProcedureError `service_unavailable` */
  async read(): Promise<DemoAbilities> {
    const text = await this.store.get(KEY);
    return text === null ? NOTHING : demoAbilitiesSchema.parse(JSON.parse(text));
  }
}
