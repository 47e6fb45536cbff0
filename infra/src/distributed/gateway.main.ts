import { launchProcess } from '@playbook/service-kit/service/process/launch-process';

// The gateway of the distributed topology on one machine: with the development identity provider where it is wanted.
await launchProcess('gateway', async (settings, telemetry) => {
  const { runGateway } = await import('@playbook/gateway/run-gateway');
  const { createDevelopmentMount, developmentClientOf } = await import('../composition/development-sign-in.js');
  const client = developmentClientOf(process.env);
  const publicUrl = settings.PLAYBOOK_PUBLIC_URL ?? '';
  const mounts = client ? [await createDevelopmentMount(client, publicUrl)] : [];
  await runGateway(settings, telemetry, { mounts, isDevelopmentSignIn: client !== null });
});
