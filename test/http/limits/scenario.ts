import { randomBytes } from 'node:crypto';
import type { Database } from '../../../src/db/database.ts';
import type { App } from '../../../src/http/app-types.ts';
import type { Family, Member } from '../../helpers/families/client.ts';

interface Scene extends Family {
  app: App;
  database: Database;
  admin: Member;
}

export interface Scenario {
  /** Operations whose rows it measures. */
  operations: string[];
  /** Returns what one request does. */
  prepare(scene: Scene): Promise<(i: number) => Promise<unknown>> | ((i: number) => Promise<unknown>);
  times?: number;
  /** Bytes that its requests count on top of those of commands, by default as one write. */
  perRequest?: number;
}

/** Text that does not compress: of 2,000 characters, each with three bytes in UTF-8. */
export const longText = () =>
  Array.from(randomBytes(4000).toString('hex').slice(0, 2000), (c) =>
    String.fromCharCode(0x4e00 + c.charCodeAt(0) * 7),
  ).join('');
