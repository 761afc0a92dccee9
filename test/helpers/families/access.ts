import type { Role } from '../../../src/http/app-types.ts';
import { contributions } from './contributions.ts';

/**
 * Expected status of each operation for each caller. A row is an operation with a valid request about one learner, its
 * lesson, its family, or one of its rewards or redemptions. Each slice contributes its rows. The columns are callers:
 *
 * nobody       without a token, or with a malformed, expired or revoked one
 * learner      the learner itself
 * sibling      another learner of the same parent
 * stranger     a learner of another family
 * parent       the learner's parent
 * otherParent  the parent of the other family
 * waiting      a learner who waits for the confirmation of the parent, see `waitingEntry`
 *
 * `role` is a 403 for the caller's role, which is checked before the request. A plain 403 depends on the request.
 * `secret` is a 401 for the secret of a public operation, which is checked after the request.
 */
const columns = ['nobody', 'learner', 'sibling', 'stranger', 'parent', 'otherParent', 'admin'] as const;
export type Column = (typeof columns)[number];
export type Entry = 'role' | 'secret' | number;

/** Operations that a learner can use who waits for confirmation (decisions.md 2.1): those on its own account and sessions. */
const whileWaiting = [
  ...['GET /user', 'GET /api/user', 'POST /logout', 'POST /api/logout'],
  ...['GET /api/sessions', 'DELETE /api/sessions', 'DELETE /api/sessions/{id}'],
];

/** Returns the entry of a learner who waits for confirmation. It is 403 before the request is checked, like that of a role. */
export function waitingEntry(name: string): Entry {
  const row = access.get(name);
  if (row?.get('nobody') === 'secret') return 'secret';
  const isPublic = row?.get('nobody') !== 401;
  return isPublic || whileWaiting.includes(name) ? (row?.get('learner') ?? 'role') : 'role';
}

/** Rows by the name of the operation. */
export const access: ReadonlyMap<string, ReadonlyMap<Column, Entry>> = new Map(
  [
    ...contributions
      .flatMap(({ access = [] }) => access)
      .join('\n')
      .matchAll(/^([A-Z]+ \/\S+) +(.+)$/gm),
  ].map(([, name = '', entries = '']) => [name, rowOf(entries)]),
);

function rowOf(text: string): Map<Column, Entry> {
  const entries = text.trim().split(/ +/);
  return new Map(columns.map((column, i) => [column, entryOf(entries[i])]));
}

function entryOf(text: string | undefined): Entry {
  return text === 'role' || text === 'secret' ? text : Number(text);
}

/** Role of each caller. */
export const roles: Record<Exclude<Column, 'nobody'>, Role> = {
  learner: 'LEARNER',
  sibling: 'LEARNER',
  stranger: 'LEARNER',
  parent: 'PARENT',
  otherParent: 'PARENT',
  admin: 'ADMIN',
};
