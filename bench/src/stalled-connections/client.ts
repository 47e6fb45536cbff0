import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const OPENED_AT_ONCE = 250;
const REOPENED_AT_ONCE = 25;
const PAUSE_MS = 250;

const port = Number(process.env['PORT']);
const wanted = Number(process.env['CONNECTIONS']);
let open = 0;
let isReady = false;

/** Announces a body and stops. */
function stall(): void {
  const socket = connect(port, '127.0.0.1');
  open += 1;
  socket.on('error', () => undefined).once('close', () => (open -= 1));
  socket.write('POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 100000\r\n\r\n{');
}

// What the server closes is opened again, for as long as this process lives.
for (let opened = 0; ; await pause(PAUSE_MS)) {
  const most = isReady ? REOPENED_AT_ONCE : OPENED_AT_ONCE;
  for (let burst = 0; burst < most && open < wanted; burst += 1, opened += 1) stall();
  if (!isReady && opened >= wanted) {
    isReady = true;
    process.send?.('ready');
  }
}
