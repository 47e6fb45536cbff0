import { Injectable } from '@nestjs/common';
import type { exportApplications } from '@playbook/contracts/applications/applications-account.contract';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import { decodeExportCursor, encodeExportCursor, isVersionPosition, type VersionPosition } from './export-position.js';
import { FounderRowsRepository } from './founder-rows.repository.js';

/** So many of the longest answers fit into a message with room to spare; a whole application has a page of its own. */
const PAGE_VERSIONS = 20;

type Page = z.input<typeof exportApplications.output>;

/** Hands everything out: applications one by one, then the versions of their answers. */
@Injectable()
export class FounderExport {
  constructor(private readonly rows: FounderRowsRepository) {}

  /** @throws ProcedureError `validation_failed` for a cursor that no page handed out */
  async page(actor: Actor, cursor: string | undefined): Promise<Page> {
    const position = cursor === undefined ? null : decodeExportCursor(cursor);
    if (position !== null && isVersionPosition(position)) return this.versionsAfter(actor, position);
    const application = await this.rows.nextApplication(actor, position?.[0] ?? null);
    if (!application) return this.versionsAfter(actor, null);
    return { applications: [application], answerVersions: [], nextCursor: encodeExportCursor([application.id]) };
  }

  private async versionsAfter(actor: Actor, position: VersionPosition | null): Promise<Page> {
    const found = await this.rows.nextVersions(actor, position, PAGE_VERSIONS + 1);
    const page = found.slice(0, PAGE_VERSIONS);
    const last = found.length > PAGE_VERSIONS ? page.at(-1) : undefined;
    return {
      applications: [],
      answerVersions: page,
      nextCursor: last ? encodeExportCursor([last.applicationId, last.sectionId, last.fieldId, last.version]) : null,
    };
  }
}
