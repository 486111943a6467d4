import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The door of a room that is being opened. It says so to whoever knocks. */
export interface StartingServer {
  readonly port: number;
  /** Makes way for the room itself. */
  leave(): Promise<void>;
}

const STARTING = { code: 'starting', message: 'The room is opening: its tables are being restored.' };

/** `own`: a port that no other process of a room under one door shares. */
export async function answerWhileStarting(port: number, host: string, own = false): Promise<StartingServer> {
  const server = createServer((request, response) => {
    if (request.url === '/health') say(response, 200, { ok: true });
    else say(response, 503, { error: STARTING });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ port, host, exclusive: own }, listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    leave: () =>
      new Promise((gone) => {
        server.close(() => gone());
        server.closeAllConnections();
      }),
  };
}

function say(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
    connection: 'close',
  });
  response.end(JSON.stringify(body));
}
