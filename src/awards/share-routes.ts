import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-types.ts';
import { getSharedAward } from './operations.ts';
import { awardPage, pagePolicy } from './page.ts';
import { findShare } from './queries.ts';
import { shareUrl } from './share-url.ts';

/** Registers the public link of an award (interface.md 2.10), in a separate scope for its hooks. */
export async function registerShareRoutes(
  app: App,
  { database: { db }, settings: { appUrl } }: Deps,
): Promise<void> {
  await app.register(async (shares: App) => {
    shares.addHook('onRequest', forbidIndexing);
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

/** Forbids indexing, since a link can end at any time. The address has a page and JSON. */
async function forbidIndexing(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const vary = reply.getHeader('vary');
  reply.headers({
    'x-robots-tag': 'noindex, nofollow',
    vary: vary === undefined ? 'Accept' : `${vary}, Accept`,
  });
}

/** Returns true if the client prefers a page. The default is JSON. */
function prefersHtml(request: FastifyRequest): boolean {
  return new Negotiator(request.raw).mediaType(['application/json', 'text/html']) === 'text/html';
}
