import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Everything that is not the room's own is the page, whose own addresses are all its index. */
export async function page(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const built = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: webRoot,
      index: ['index.html'],
      cacheControl: false,
      // The build puts `.br` and `.gz` beside every text.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Names of built files change with their contents.
        const lasts = path.includes(`${join(webRoot, 'assets')}`);
        reply.setHeader('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = !/^\/(api|ws|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path);
    if (request.method !== 'GET' || !isPage) throw new Problem(404, 'not-found', 'There is nothing here.');
    if (!built) throw new Problem(404, 'no-page', 'The page has not been built: run `npm run build`.');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
