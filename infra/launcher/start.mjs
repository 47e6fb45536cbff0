/**
 * First half of `npm start`: makes the checkout ready to run, then leaves, so that the shell replaces itself by the server.
 * Written so that any Node that knows ES modules can read it and say which one is needed.
 */
const OLDEST_NODE_MAJOR = 20;

async function start() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE_MAJOR) {
    process.stderr.write(
      `Playbook needs Node.js ${OLDEST_NODE_MAJOR} or newer to install itself, and this is ${process.versions.node}. ` +
        `Install a newer one from nodejs.org, then run 'npm start' again.\n`,
    );
    return 1;
  }
  const { runLauncher } = await import('./run-launcher.mjs');
  const { prepare } = await import('./prepare.mjs');
  return runLauncher(() => prepare({ build: true }));
}

process.exitCode = await start();
