import { StartError } from '@playbook/service-kit/config/start-error';
import type { PlanningFault, PlanningQuestion, PlanningReply } from './planning-messages.js';

const say = (reply: PlanningReply): void => void process.send?.(reply);

function faultOf(error: unknown): PlanningFault {
  if (!(error instanceof Error)) return { code: null, message: String(error), stack: undefined };
  return { code: error instanceof StartError ? error.code : null, message: error.message, stack: error.stack };
}

// A process for what a start needs of the services: their settings, their migrations. It ends before they are started, and what it
// has loaded with it, so that the supervisor, which stays, is small.
process.once('disconnect', () => process.exit(1));
try {
  const { namesOfServices, respond } = await import('./respond-to-supervisor.js');
  process.on('message', (question: PlanningQuestion) => {
    respond(question).then(say, (error: unknown) => say({ fault: faultOf(error) }));
  });
  say({ names: namesOfServices() });
} catch (error) {
  say({ fault: faultOf(error) });
}
