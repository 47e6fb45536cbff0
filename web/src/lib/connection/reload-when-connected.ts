import { connection } from './connection.js';

/**
 * For a page whose code did not arrive: loads it again once a connection that was away is back. Returns how to stop. Where the
 * gateway answers all along, nothing is loaded again, because that would go on for ever.
 */
export function reloadWhenConnected(): () => void {
  let wasAway = connection.getState() !== 'connected';
  const stop = connection.subscribe(() => {
    const isAway = connection.getState() !== 'connected';
    if (wasAway && !isAway) window.location.reload();
    wasAway = isAway;
  });
  window.addEventListener('online', connection.suspect);
  connection.suspect();
  return () => {
    window.removeEventListener('online', connection.suspect);
    stop();
  };
}
