import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

await launchProcess('gateway', async (settings, telemetry) => {
  const { runGateway } = await import('./run-gateway.js');
  await runGateway(settings, telemetry, { mounts: [], isDevelopmentSignIn: false });
});
