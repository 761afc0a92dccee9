import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { PayloadCheck } from './rules.ts';

/** Compiles the schema of a payload: the fastest check. It makes code from text, which pages with a strict policy refuse. */
export function compilePayload(schema: TSchema): PayloadCheck {
  const compiled = TypeCompiler.Compile(schema);
  return (payload) => compiled.Check(payload);
}
