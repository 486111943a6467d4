import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter answers are not worth it. */
const LEAST_BYTES = 2048;
/** Nearly as small as the best there is, at a tenth of its time. */
const QUALITY = 6;
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** What is read often and is text goes out small: files of the page, rule cards, lists of tables. */
export function compress(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const how = request.method === 'GET' ? coder(request.headers['accept-encoding']) : null;
    const type = String(reply.getHeader('content-type') ?? '');
    if (how === null || reply.statusCode !== 200 || !TEXT.test(type)) return payload;
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload;
    const length =
      typeof payload === 'string' ? payload.length : Number(reply.getHeader('content-length') ?? 0);
    const source = typeof payload === 'string' ? Readable.from([payload]) : payload;
    if (length < LEAST_BYTES || !(source instanceof Readable)) return payload;
    const out = how.make();
    reply.removeHeader('content-length');
    reply.header('content-encoding', how.name).header('vary', 'accept-encoding');
    source.on('error', (error) => out.destroy(error));
    return source.pipe(out);
  });
}

function coder(accepted: string | string[] | undefined): { name: string; make: () => Transform } | null {
  const names = String(accepted ?? '')
    .split(',')
    .filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
    .map((name) => name.split(';', 1)[0]?.trim());
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  if (names.includes('br')) return { name: 'br', make: () => createBrotliCompress({ params }) };
  return names.includes('gzip')
    ? { name: 'gzip', make: () => createGzip({ level: constants.Z_BEST_COMPRESSION }) }
    : null;
}
