import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import type { IdeaReading } from '../reading/idea-reading.js';
import { quotedInBrief } from '../reading/quoted-in-brief.js';
import { troubleInBrief } from './told-trouble.js';

/** "A reed lives ten days and then you throw it": a sentence of the brief that likely tells how it is today before anything else, in quotes. */
function todayInBrief({ idea, roles }: IdeaReading): string | null {
  if (idea.language !== 'english') return null;
  const told = roles()
    .saying('today', 'likely')
    .filter((sentence) => !tellsOfPast(sentence))
    .flatMap((sentence) => quotedInBrief(idea, sentence) ?? []);
  return told[0]?.quote ?? null;
}

/** What the brief tells of the problem, and that it does: "'…' is one"; null where no sentence surely tells any. */
export function problemInBrief(reading: IdeaReading): string | null {
  const trouble = troubleInBrief(reading.idea);
  if (trouble !== null) return `${trouble} is one`;
  const today = todayInBrief(reading);
  return today === null ? null : `${today} tells how it is without you`;
}
