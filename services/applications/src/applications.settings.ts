import { outboxSettingsSchema } from '@playbook/service-kit/outbox/outbox.settings';
import type { z } from 'zod';

/** Settings of the applications service. */
export const applicationsSettingsSchema = outboxSettingsSchema;
export type ApplicationsSettings = z.output<typeof applicationsSettingsSchema>;
