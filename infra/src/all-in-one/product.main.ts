import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('all-in-one', async (_settings, telemetry) => {
  const { runAllInOne } = await import('./run-all-in-one.js');
  await runAllInOne(telemetry);
});
