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

/** Returns the schema of a payload, which allows no other properties. */
export function Payload<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}

/** Payload types of event definitions, for `EventPayloads`. */
export type PayloadsOf<E extends Record<string, { payload: TSchema }>> = {
  [T in keyof E]: Static<E[T]['payload']>;
};
