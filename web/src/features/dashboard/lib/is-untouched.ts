import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';

/** Whether everything is known and there is nothing: a founder who has just arrived. */
export const isUntouched = ({ application, pitch, idea, activity }: Dashboard): boolean =>
  application.state === 'ready' &&
  application.value.completeAreas.length === 0 &&
  pitch.state === 'ready' &&
  pitch.value.count === 0 &&
  idea.state === 'ready' &&
  idea.value.count === 0 &&
  activity.state === 'ready' &&
  activity.value.items.length === 0;
