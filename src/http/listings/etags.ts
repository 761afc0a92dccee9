import { hash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKeyedHash } from '../../base/keyed-hash.ts';
import { programVersion } from '../../base/version.ts';
import type { App } from '../app-types.ts';
import { callerOf } from '../authentication.ts';

/** Returns true if the client has cached what has this tag (RFC 9110, 13.1.2). @param etag the tag without `W/` */
export function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** Header of an answer with a tag, and the response 304. */
export const TagHeaders = {
  ETag: Type.String({
    'x-component': 'ETag',
    description:
      'Tag of the answer, for `If-None-Match` of the next request to the same address with the same token. Absent if nothing tells whether the answer has changed.',
  }),
};
export const Unchanged = Type.Null({ description: 'The client has the answer.', headers: TagHeaders });

interface TagSettings {
  secretsKey: string;
  /** Setting that changes answers. */
  answerKeys: string;
}

/**
 * Registers the tags of answers that clients poll. They follow from a mark of the data, which is mostly cheaper to read than the
 * data. A tag belongs to a session, so nobody learns from another one's tag whether their data are the same. It differs between
 * addresses, releases, and settings that change answers.
 */
export function registerTags(app: App, { secretsKey, answerKeys }: TagSettings): void {
  const { version, commit, schema } = programVersion();
  const keyOf = createKeyedHash(secretsKey, 'tags of answers');
  const key = keyOf(JSON.stringify([version, commit, schema, answerKeys])).toString('base64url');
  app.decorate(
    'tagOf',
    ({ jti }, url, mark) => `"${hash('sha256', `${key} ${jti} ${url} ${mark}`, 'base64url').slice(0, 22)}"`,
  );
}

/** Gives an answer the tag of a mark. Weak, because the compressed answer has the same tag. */
export function setTag(request: FastifyRequest, reply: FastifyReply, mark: string): void {
  reply.header('etag', `W/${tagOf(request, mark)}`);
}

function tagOf(request: FastifyRequest, mark: string): string {
  return request.server.tagOf(callerOf(request), request.url, mark);
}

/**
 * Sends 304 if the client has the answer, and returns true.
 *
 * @param readMark returns the present mark. It comes before the answer is read: a tag may be older than its answer, never newer.
 */
export async function sendUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  readMark: () => Promise<string | undefined>,
): Promise<boolean> {
  const tags = request.headers['if-none-match'];
  const mark = tags === undefined ? undefined : await readMark();
  if (mark === undefined || !isCached(tags, tagOf(request, mark))) return false;
  setTag(request, reply, mark);
  reply.code(304).send();
  return true;
}
