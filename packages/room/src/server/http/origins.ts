import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * A browser says which page a request comes from; a page of another site is refused, so that it cannot act for
 * somebody who is signed in here. Programs that are no browsers say nothing and have no cookies of others.
 */
export function refuseOrigin(request: FastifyRequest, allowed: readonly string[]): Problem | null {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin) || isOwn(origin, request)) return null;
  return new Problem(403, 'other-site', 'Requests from other sites are not accepted.');
}

/** No form and no plain link can set this header. */
export function refuseForgery(request: FastifyRequest, allowed: readonly string[]): Problem | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (request.headers['x-cardroom'] !== '1')
    return new Problem(403, 'no-header', 'Requests that change something need the header "x-cardroom: 1".');
  return refuseOrigin(request, allowed);
}

/**
 * The page of the same host; where the room itself is known to be reached by TLS, only one that was, too. What a
 * proxy says of host and protocol stands in the request only where the room was told to believe it.
 */
function isOwn(origin: string, { host, protocol }: FastifyRequest): boolean {
  try {
    const page = new URL(origin);
    return page.host === host && (protocol !== 'https' || page.protocol === 'https:');
  } catch {
    return false;
  }
}
