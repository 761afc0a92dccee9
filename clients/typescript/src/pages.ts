import { type Answer, unwrap } from './errors.ts';

/**
 * Yields the rows of a listing, page after page. `page` requests one:
 * `rows((cursor) => client.GET('/api/points/history', { params: { query: { cursor } } }))`.
 * Throws a ServiceError if the service refuses a page.
 */
export async function* rows<Row>(page: (cursor?: string) => Promise<Answer<Row[]>>): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const answer = await page(cursor);
    yield* unwrap(answer);
    cursor = nextCursor(answer.response);
  } while (cursor !== undefined);
}

/** Returns the cursor in the link to the next page (RFC 8288); undefined on the last page. */
function nextCursor({ headers, url }: Response): string | undefined {
  const [, next] = /<([^>]*)>;\s*rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return next === undefined ? undefined : (new URL(next, url).searchParams.get('cursor') ?? undefined);
}
