import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ProviderFailure } from './failure.ts';

/** What of a chat completion is used; the rest differs between providers. */
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
 * What a model answered, checked by the shape. ProviderFailure where it refused, was cut off, or wrote something else.
 *
 * @param completion whatever came as the answer of the API
 */
export function answerOf<S extends TSchema>(completion: unknown, shape: S): Static<S> {
  if (!Value.Check(Completion, completion)) throw new ProviderFailure('not an API answer');
  const [choice] = completion.choices;
  const { content, refusal } = choice?.message ?? {};
  if (refusal || choice?.finish_reason === 'content_filter') throw new ProviderFailure('topic refused');
  if (!content || choice?.finish_reason === 'length') throw new ProviderFailure('unusable answer');
  const value = jsonIn(content);
  if (!Value.Check(shape, value)) throw new ProviderFailure('unusable answer');
  return value;
}

/** The JSON object in a text: some models think aloud before it, or put it between fences. */
function jsonIn(content: string): unknown {
  const text = content.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    // What it says of the text is nothing for a log.
    throw new ProviderFailure('unusable answer');
  }
}
