import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that is made to be found at fault: it shows what it is sent as markup, and tells of a statement that a quote has broken. */
export async function startPlantedServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [name, id] = [searchParams.get('name'), searchParams.get('id')];
    response.setHeader('content-type', 'text/html');
    if (id !== null) return response.end(rowsOf(id));
    return response.end(name === null ? '<a href="/?name=Ada">Ada</a> <a href="/?id=1">1</a>' : `<p>Hello ${name}</p>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => closed(server) };
}

/** As if the id stood in a statement as it is: a quote breaks it, and a condition decides whether there is a row. */
function rowsOf(id: string): string {
  if (id.split("'").length % 2 === 0) return 'PG::SyntaxError: ERROR:  unterminated quoted string at or near "\'"';
  const condition = /\band\s+(\d{1,9})\s*=\s*(\d{1,9})/i.exec(id);
  const isFound = /^1\b/.test(id) && (condition === null || condition[1] === condition[2]);
  return isFound ? '<p>Ada, who founded a company in 2019 and sells it to dentists</p>' : '<p>Nobody</p>';
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
