import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const self = ["'self'"];
const none = ["'none'"];

/** What a browser may do with our pages: run our own scripts, and nothing of anybody else's. */
export async function headers(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'data:'],
        fontSrc: self,
        connectSrc: self,
        workerSrc: self,
        manifestSrc: self,
        baseUri: none,
        formAction: self,
        // Tables lie side by side in frames of our own pages, and of nobody else's.
        frameSrc: self,
        frameAncestors: self,
        objectSrc: none,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'sameorigin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=15552000');
  });
}
