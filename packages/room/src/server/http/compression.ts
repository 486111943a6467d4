import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** What is read often and is text goes out small: files of the page, rule cards, lists of tables. */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    /** Bytes; shorter answers are not worth it. */
    threshold: 2048,
    // Nearly as small as the best there is, at a tenth of its time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
    zlibOptions: { level: constants.Z_BEST_COMPRESSION },
    customTypes: /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/,
    // Tables are dealt on this thread; compressing is for the others.
    syncThreshold: 0,
    // Nobody needs to send us packed bodies, which could unpack to any size.
    globalDecompression: false,
  });
}
