import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ProviderFailure } from './provider-failure.ts';

/** Fields of a chat completion that the service reads. Others differ between providers. */
const Completion = Type.Object({
  choices: Type.Array(
    Type.Object({
      finish_reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      message: Type.Object({
        content: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        refusal: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    }),
    { minItems: 1 },
  ),
});

/**
 * Returns the model's answer. Throws ProviderFailure if it is a refusal, is cut off, or does not match the schema.
 * @param completion the API's response, which may be anything
 */
export function parseAnswer<S extends TSchema>(completion: unknown, schema: S): Static<S> {
  if (!Value.Check(Completion, completion)) throw new ProviderFailure('not an API answer');
  const [choice] = completion.choices;
  const { content, refusal } = choice?.message ?? {};
  if (refusal || choice?.finish_reason === 'content_filter') throw new ProviderFailure('topic refused');
  if (!content || choice?.finish_reason === 'length') throw new ProviderFailure('unusable answer');
  const value = jsonIn(content);
  if (!Value.Check(schema, value)) throw new ProviderFailure('unusable answer');
  return value;
}

/** Parses the JSON object in a text. Some models write their reasoning before it, or put it in a code block. */
function jsonIn(content: string): unknown {
  const text = content.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    // The parser's message quotes the text, which must not reach a log.
    throw new ProviderFailure('unusable answer');
  }
}
