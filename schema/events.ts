import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { uuidPattern } from './common.ts';

/** Schemas for event payloads: ids, numbers and flags, but no text, since erasing a person must not change events. */
export const EventUserId = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'user id',
});
export const EventUuid = Type.String({ pattern: uuidPattern });
export const EventPoints = Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'points' });

/** Day of a family, which no time zone of the reader changes. A rule checks that it exists. */
export const EventDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 });

/** Returns the schema of a payload, which allows no other properties. */
export function Payload<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}

/** Returns a member that events have since this version of the rules, and never before. */
export function Since<T extends TSchema>(version: number, member: T) {
  return Object.assign(Type.Optional(member), { since: version });
}

/** Returns a member that events have since this version of the rules; earlier events may lack it. */
export function RequiredSince<T extends TSchema>(version: number, member: T) {
  return Object.assign(Type.Optional(member), { requiredSince: version });
}

/** Payload types of event definitions, for `EventPayloads`. */
export type PayloadsOf<E extends Record<string, { payload: TSchema }>> = {
  [T in keyof E]: Static<E[T]['payload']>;
};
