import type { Session } from '../session.ts';

/** Choice of a family by an administrator. */
export function Families(_: { session: Session; onSignOut: () => void }) {
  return <p>…</p>;
}
