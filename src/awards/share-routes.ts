import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import type { App } from '../http/app-types.ts';
import { getSharedAward } from './operations.ts';
import { awardPage, pagePolicy } from './page.ts';
import { findShare } from './queries.ts';
import { shareUrl } from './share-url.ts';

/** Limit of requests from one address, counted by each instance. */
const limit = { max: 60, timeWindow: 60_000 };

/** Registers the public link of an award (interface.md 2.10), in a separate scope for its hooks. */
export async function registerShareRoutes(
  app: App,
  { database: { db }, settings: { appUrl } }: Deps,
): Promise<void> {
  await app.register(async (shares: App) => {
    shares.addHook('onRequest', forbidStoring);
    await shares.register(rateLimit, {
      ...limit,
      addHeadersOnExceeding: hidden,
      addHeaders: hidden,
      errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    });

    shares.get('/users/:username/award/:hash', getSharedAward, async (request, reply) => {
      const share = await findShare(db, request.params);
      if (!prefersHtml(request)) return share;
      const { username } = share;
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(awardPage(share, shareUrl(appUrl, { username, hash: request.params.hash })));
    });
  });
}

/** Headers with the remaining requests, hidden from clients. */
const hidden = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Forbids caching and indexing, since a link can end at any time. */
async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const vary = reply.getHeader('vary');
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    vary: vary === undefined ? 'Accept' : `${vary}, Accept`,
  });
}

/** Returns true if the client prefers a page. The default is JSON. */
function prefersHtml(request: FastifyRequest): boolean {
  return new Negotiator(request.raw).mediaType(['application/json', 'text/html']) === 'text/html';
}

function tooMany(seconds: number): Problem {
  return new Problem('TOO_MANY_REQUESTS', {
    detail: `Too many requests: try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}
