import { type TSchema, TypeGuard } from '@sinclair/typebox';

/** Member of a payload that came with a version of the rules (see `Since` and `RequiredSince` in schema/events.ts). */
export interface DatedMember {
  name: string;
  /** First version whose events have the member. */
  since: number;
  /** True if events of earlier versions may have the member, too. */
  isOptionalBefore: boolean;
}

/** Returns the members of a payload that came with a version. */
export function datedMembers(payload: TSchema): DatedMember[] {
  if (!TypeGuard.IsObject(payload)) return [];
  return Object.entries(payload.properties).flatMap(([name, schema]) => {
    const since: unknown = schema['since'] ?? schema['requiredSince'];
    return typeof since === 'number' ? [{ name, since, isOptionalBefore: 'requiredSince' in schema }] : [];
  });
}

/** Checks that a payload has the members of its version, and none of later ones. */
export function membersFit(members: readonly DatedMember[], payload: unknown, version: number): boolean {
  return members.every(({ name, since, isOptionalBefore }) => {
    const isThere = typeof payload === 'object' && payload !== null && Object.hasOwn(payload, name);
    return version >= since ? isThere : isOptionalBefore || !isThere;
  });
}
