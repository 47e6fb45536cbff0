import type { ActivityAction } from '@playbook/contracts/dashboard/dashboard.schema';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { IconBulb, IconChecklist, type Icon, IconPencil, IconSpeakerphone } from '@tabler/icons-react';

interface ActivityLook {
  readonly words: string;
  readonly icon: Icon;
  /** Where the founder goes on with it. */
  readonly path: string;
}

/** How each action is told. */
export const ACTIVITY_LOOKS: Readonly<Record<ActivityAction, ActivityLook>> = {
  'pitch-analyzed': { words: 'Pitch analyzed', icon: IconSpeakerphone, path: WEB_PATHS.pitchAnalyzer },
  'idea-checked': { words: 'Idea checked', icon: IconBulb, path: WEB_PATHS.ideaCheck },
  'answer-analyzed': { words: 'Answer analyzed', icon: IconChecklist, path: WEB_PATHS.applicationBuilder },
  'answer-saved': { words: 'Application updated', icon: IconPencil, path: WEB_PATHS.applicationBuilder },
};
