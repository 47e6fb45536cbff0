import { Injectable } from '@nestjs/common';
import type {
  Application,
  ApplicationStatus,
  ApplicationSummary,
} from '@playbook/contracts/applications/application.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { erasedFounderError } from '../founder/erased-founder.js';
import { ApplicationsRepository } from './applications.repository.js';

/** A founder's application as a whole. */
@Injectable()
export class ApplicationsService {
  constructor(private readonly repository: ApplicationsRepository) {}

  /** @throws ProcedureError `conflict` when the account is being deleted */
  async get(actor: Actor): Promise<Application> {
    const application = await this.repository.load(actor);
    if (!application) throw erasedFounderError();
    return application;
  }

  /** @throws ProcedureError `conflict` when the account is being deleted */
  async changeStatus(actor: Actor, status: ApplicationStatus): Promise<ApplicationSummary> {
    const application = await this.repository.changeStatus(actor, status);
    if (!application) throw erasedFounderError();
    return application;
  }
}
