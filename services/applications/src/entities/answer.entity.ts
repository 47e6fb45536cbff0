import { defineEntity, p } from '@mikro-orm/core';
import { ownRowsOf } from '@playbook/service-kit/persistence/founder-table';
import { ApplicationEntity } from './application.entity.js';

/** An answer of an application as it is stored now. */
export const AnswerEntity = defineEntity({
  name: 'Answer',
  ...ownRowsOf({ schema: 'applications', table: 'application_sections' }),
  checks: [{ name: 'application_sections_version_check', expression: 'version > 0' }],
  properties: {
    application: () => p.manyToOne(ApplicationEntity).primary().deleteRule('cascade'),
    sectionId: p.text().primary(),
    fieldId: p.text().primary(),
    fieldValue: p.text(),
    version: p.integer(),
    founderId: p.uuid(),
    savedSessionId: p.uuid(),
    savedAt: p.datetime(3),
  },
});

/** One save of an answer. */
export const AnswerVersionEntity = defineEntity({
  name: 'AnswerVersion',
  ...ownRowsOf({ schema: 'applications', table: 'answer_versions' }),
  checks: [{ name: 'answer_versions_version_check', expression: 'version > 0' }],
  properties: {
    application: () => p.manyToOne(ApplicationEntity).primary().deleteRule('cascade'),
    sectionId: p.text().primary(),
    fieldId: p.text().primary(),
    version: p.integer().primary(),
    fieldValue: p.text(),
    founderId: p.uuid(),
    savedSessionId: p.uuid(),
    savedAt: p.datetime(3),
    restoredVersion: p.integer().nullable(),
  },
});
