import { type TSchema, TypeGuard } from '@sinclair/typebox';

/** Member of a payload that came with a version of the rules (see `Since` and `RequiredSince` in schema/events.ts). */
export interface VersionedMember {
  name: string;
  /** First version whose events have the member. */
  since: number;
  /** True if events of earlier versions may have the member, too. */
  isOptionalBefore: boolean;
}

/** Returns the members of a payload that came with a version. Throws for one inside of another member: nothing would check it. */
export function versionedMembers(payload: TSchema): VersionedMember[] {
  if (!TypeGuard.IsObject(payload)) return [];
  return Object.entries(payload.properties).flatMap(([name, schema]) => {
    if (hasVersion(schema)) throw new Error(`a member inside of ${name} has a version`);
    const since: unknown = schema['since'] ?? schema['requiredSince'];
    return typeof since === 'number' ? [{ name, since, isOptionalBefore: 'requiredSince' in schema }] : [];
  });
}

/** Checks that a payload has the members of its version, and none of later ones. */
export function membersFit(members: readonly VersionedMember[], payload: unknown, version: number): boolean {
  return members.every(({ name, since, isOptionalBefore }) => {
    const isThere = typeof payload === 'object' && payload !== null && Object.hasOwn(payload, name);
    return version >= since ? isThere : isOptionalBefore || !isThere;
  });
}

/** Returns true if a schema inside of another one has a version. */
function hasVersion(schema: object): boolean {
  return Object.values(schema).some(
    (inner) =>
      typeof inner === 'object' &&
      inner !== null &&
      ('since' in inner || 'requiredSince' in inner || hasVersion(inner)),
  );
}
