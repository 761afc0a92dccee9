import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app-types.ts';
import { prefersHtml, varyBy, withPageHeaders } from '../../http/pages/page.ts';
import type { Deps } from '../../slice/deps.ts';
import { readTimeZone } from '../../slice/family-days.ts';
import { getSharedAward } from './operations.ts';
import { awardPage, deadLinkPage } from './page.ts';
import { findShare } from './queries.ts';
import { shareUrl } from './shares.domain.ts';

/** Registers the public link of an award (interface.md 2.10), in a separate scope for its hooks. */
export async function registerShareRoutes(app: App, { database, settings }: Deps): Promise<void> {
  await app.register(async (shares: App) => {
    shares.addHook('onRequest', forbidIndexing);
    shares.addHook('onSend', showDeadLink);
    shares.get('/users/:username/award/:hash', getSharedAward, async (request, reply) => {
      const { share, familyId } = await findShare(database.db, request.params);
      if (!prefersHtml(request)) return share;
      const { username } = share;
      const url = shareUrl(settings.appUrl, { username, hash: request.params.hash });
      return withPageHeaders(
        reply,
        awardPage(share, url, await readTimeZone({ database, settings }, familyId)),
      );
    });
  });
}

/** Forbids indexing, since a link can end at any time. The address has a page and JSON. */
async function forbidIndexing(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('x-robots-tag', 'noindex, nofollow');
  varyBy(reply, 'Accept');
}

/** Replaces the problem of a dead link by a page, if the client prefers one. */
async function showDeadLink(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  return reply.statusCode === 404 && prefersHtml(request) ? withPageHeaders(reply, deadLinkPage) : payload;
}
