import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('decks-worker', async (settings, telemetry) => {
  const { runService } = await import('@playbook/service-kit/service/run-service');
  const { deckWorker } = await import('./service.js');
  await runService(deckWorker, settings, telemetry);
});
