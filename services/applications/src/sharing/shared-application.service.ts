import { Injectable } from '@nestjs/common';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { SharedDocument } from '@playbook/contracts/sharing/shared-document.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { SharedDocuments } from '@playbook/service-kit/sharing/shared-documents.controller';
import { ApplicationsRepository } from '../applications/applications.repository.js';

/** An application as the holder of a share link reads it: its answers in the order of the builder, without their versions. */
@Injectable()
export class SharedApplication implements SharedDocuments {
  constructor(private readonly applications: ApplicationsRepository) {}

  async read(founder: Pick<Actor, 'founderId'>): Promise<SharedDocument | null> {
    const application = await this.applications.load(founder);
    if (application === null) return null;
    const written = new Map(application.answers.map(({ fieldId, value }) => [fieldId as string, value]));
    const parts = APPLICATION_FIELDS.flatMap(({ id, label, sectionId }) => {
      const text = written.get(id) ?? '';
      return text.trim() === '' ? [] : [{ target: `${sectionId}.${id}`, heading: label, text, notes: [] }];
    });
    return { title: application.title, parts };
  }
}
