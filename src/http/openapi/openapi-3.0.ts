import type { OpenApiDocument } from './openapi-document.ts';
import type { Schema } from './openapi-schemas.ts';

type Schemas = OpenApiDocument['components']['schemas'];

/**
 * Returns the document in OpenAPI 3.0.3, for generators that do not know 3.1. Converts only what the document uses;
 * libraries for this bring a compiler with them.
 */
export function toOpenApi30(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const earlier = JSON.parse(JSON.stringify(document), (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? toSchema30(part, schemas) : part,
  );
  // 3.0 has addresses of licenses instead of identifiers.
  const { name, identifier } = earlier.info.license;
  const license = { name, url: `https://spdx.org/licenses/${identifier}` };
  return { ...earlier, openapi: '3.0.3', info: { ...earlier.info, license } };
}

/** Returns a schema of 3.0.3. Other objects of the document have none of its keywords and stay as they are. */
function toSchema30({ $ref, type, anyOf, examples, ...rest }: Schema, schemas: Schemas): Schema {
  // In 3.0, a reference stands alone.
  const isAlone = $ref !== undefined && Object.keys(rest).length === 0;
  return {
    ...($ref !== undefined && (isAlone ? { $ref } : { allOf: [{ $ref }] })),
    ...(Array.isArray(type) ? withoutNull(type) : type !== undefined && { type }),
    ...(anyOf && anyOfWithoutNull(anyOf, schemas)),
    // A schema has a list of examples; a parameter or an answer has them by name.
    ...(Array.isArray(examples) ? { example: examples[0] } : examples && { examples }),
    ...rest,
  };
}

/** Returns the keywords for the type and null. The document has no other lists of types. */
function withoutNull([type]: string[]): Schema {
  return { type: type ?? '', nullable: true };
}

/** Returns the keywords for alternatives. In 3.0, null is no type, but a property of one. */
function anyOfWithoutNull(anyOf: Schema[], schemas: Schemas): Schema {
  const [first, ...others] = anyOf.filter(({ type }) => type !== 'null');
  if (first === undefined || others.length + 1 === anyOf.length) return { anyOf };
  if (others.length === 0) return { type: typeOf(first, schemas), nullable: true, allOf: [first] };
  return { anyOf: [{ ...first, nullable: true }, ...others] };
}

/** Returns the type of the component that a schema refers to. */
function typeOf({ $ref = '' }: Schema, schemas: Schemas): string {
  return String(schemas[$ref.split('/').at(-1) ?? '']?.['type']);
}
