import { batchCalendarSchema, DEFAULT_BATCH_CALENDAR } from '@playbook/contracts/applications/batch-calendar.schema';
import { jsonSetting } from '@playbook/service-kit/config/json-setting';

/** The batch calendar as a JSON array of `{"label", "deadline"}`, the earliest deadline first; the built-in one unless set. */
export const batchCalendarSetting = jsonSetting.pipe(batchCalendarSchema).default(DEFAULT_BATCH_CALENDAR);
