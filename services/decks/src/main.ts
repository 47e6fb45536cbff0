import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('decks', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { decksService } = await import('./service.js');
  await runService(decksService, settings, telemetry);
});
