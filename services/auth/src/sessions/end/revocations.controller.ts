import { Controller } from '@nestjs/common';
import { listBannedFounders, listEndedSessions } from '@playbook/contracts/auth/revocations.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { REVOCATION_PAGE_ITEMS, RevocationRepository } from './revocation.repository.js';

/** Tells every process what its store of ended sessions and banned founders may lack. */
@Controller()
export class RevocationsController {
  constructor(private readonly revocations: RevocationRepository) {}

  @Rpc(listEndedSessions)
  async endedSessions({
    after,
  }: z.output<typeof listEndedSessions.input>): Promise<z.input<typeof listEndedSessions.output>> {
    const sessionIds = await this.revocations.endedSessions(after);
    return { sessionIds, next: nextOf(sessionIds) };
  }

  @Rpc(listBannedFounders)
  async bannedFounders({
    after,
  }: z.output<typeof listBannedFounders.input>): Promise<z.input<typeof listBannedFounders.output>> {
    const bans = await this.revocations.bannedFounders(after);
    return { bans, next: nextOf(bans.map((ban) => ban.founderId)) };
  }
}

/** A page that is full may have one after it. */
const nextOf = (ids: readonly string[]): string | null =>
  ids.length < REVOCATION_PAGE_ITEMS ? null : (ids.at(-1) ?? null);
