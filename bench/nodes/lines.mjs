/** The network of several nodes: a plain load balancer, and lines between nodes that can be cut in one direction. */
import { createConnection, createServer } from 'node:net';

const LOOK_MS = 400;
const ANSWER_MS = 800;

/**
 * Passes connections on to the port that `pick` says, and tells `gone` of one at which nobody listens. What is held
 * in one direction comes when it is let go, as it does on a network that was cut; meanwhile nobody is told anything.
 */
export async function line(pick, gone = () => {}) {
  const open = new Set();
  const server = createServer((client) => {
    const port = pick();
    if (port === null) return client.destroy();
    const upstream = createConnection(port, '127.0.0.1');
    const one = { held: { up: null, down: null } };
    const pass = (from, to, way) => {
      from.setNoDelay(true);
      from.on('data', (part) => (one.held[way] === null ? to.write(part) : one.held[way].push(part)));
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(one);
        to.destroy();
      });
    };
    pass(client, upstream, 'up');
    pass(upstream, client, 'down');
    upstream.once('error', ({ code }) => {
      if (code === 'ECONNREFUSED') gone(port);
    });
    one.hold = (way) => {
      one.held[way] ??= [];
    };
    one.letGo = () => {
      for (const [way, to] of [
        ['up', upstream],
        ['down', client],
      ]) {
        for (const part of one.held[way] ?? []) to.write(part);
        one.held[way] = null;
      }
    };
    open.add(one);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: server.address().port,
    /** Holds what goes `up` to the server or `down` from it on some of the lines; the answer lets it go. */
    cut(way, some = () => true) {
      const cut = [...open].filter(some);
      for (const one of cut) one.hold(way);
      return () => {
        for (const one of cut) one.letGo();
      };
    },
    close: () => server.close(),
  };
}

/** A load balancer: in turn to every node that says it is ready, and to none at which nobody listens. */
export async function balancer(ports) {
  let well = [];
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
          (answer) => answer.ok,
          () => false,
        ),
      ),
    );
    well = ports.filter((_, i) => answers[i]);
  };
  await look();
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    await look();
    looking = false;
  }, LOOK_MS);
  const open = await line(
    () => well[turn++ % well.length] ?? null,
    (port) => {
      well = well.filter((other) => other !== port);
    },
  );
  return {
    ...open,
    url: `http://127.0.0.1:${open.port}`,
    close() {
      clearInterval(timer);
      open.close();
    },
  };
}
