import { Injectable } from '@nestjs/common';
import type {
  Application,
  ApplicationStatus,
  ApplicationSummary,
} from '@playbook/contracts/applications/application.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { ApplicationsRepository } from './applications.repository.js';

/** A founder's application as a whole. */
@Injectable()
export class ApplicationsService {
  constructor(private readonly repository: ApplicationsRepository) {}

  /** @throws ProcedureError `account_deleting` when the account is being deleted */
  async get(actor: Actor): Promise<Application> {
    const application = await this.repository.load(actor);
    if (!application) throw accountDeletingError();
    return application;
  }

  /** @throws ProcedureError `account_deleting` when the account is being deleted */
  async changeStatus(actor: Actor, status: ApplicationStatus): Promise<ApplicationSummary> {
    const application = await this.repository.changeStatus(actor, status);
    if (!application) throw accountDeletingError();
    return application;
  }
}
