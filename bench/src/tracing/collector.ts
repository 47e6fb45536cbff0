import { createServer } from 'node:http';

/** Takes what is exported and keeps nothing, in a process of its own: its time is not the product's. */
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});

server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
