import type { TObject } from '@sinclair/typebox';
import type { Fault } from '../base/errors.ts';
import { encodingMessage as message } from './problem-details.ts';

/**
 * Returns the faults of declared parameters whose escapes are not UTF-8, which the decoder of queries would keep as they are. The
 * router refuses such a path, and Node's parser raw bytes.
 */
export function encodingFaults(url: string, query: TObject | undefined): Fault[] {
  if (!query || decoded(url) !== undefined) return [];
  const [, search = ''] = url.split(/\?(.*)/s);
  return search.split('&').flatMap((pair): Fault[] => {
    const [given = '', text = ''] = pair.split(/=(.*)/s);
    const name = decoded(given);
    const isDeclared = name !== undefined && Object.hasOwn(query.properties, name);
    return isDeclared && decoded(text) === undefined ? [{ pointer: `/query/${name}`, message }] : [];
  });
}

/** Returns undefined for a text whose escapes are not UTF-8. */
function decoded(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
