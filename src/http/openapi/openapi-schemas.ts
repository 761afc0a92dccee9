/** Part of a JSON Schema. */
export interface Schema {
  /** Name of the component that the schema is. */
  'x-component'?: string;
  $ref?: string;
  type?: string | string[];
  format?: string;
  maximum?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  examples?: unknown[];
  [keyword: string]: unknown;
}

const maxInt32 = 2 ** 31 - 1;

/** Keywords that constrain values of one type. */
const keywordsOf: Record<string, readonly string[]> = {
  integer: ['minimum', 'maximum', 'format'],
  string: ['minLength', 'maxLength', 'pattern'],
};

/**
 * Returns the document with schemas in the form that generators of clients read best. Replaces schemas that name their
 * component by references, which `share` makes.
 */
export function withReadableSchemas<T>(document: T, share: (name: string, schema: Schema) => Schema): T {
  return JSON.parse(JSON.stringify(document), (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const { 'x-component': name, ...schema } = readable(part);
    return name === undefined ? schema : share(name, schema);
  });
}

function readable({ type, allOf, ...rest }: Schema): Schema {
  const [base, ...others] = allOf ?? [];
  // Only a description or a default stands next to the reference.
  if (base?.$ref !== undefined && others.length === 0) return { ...base, ...rest };
  const schema = { ...rest, ...(type !== undefined && { type }), ...(allOf && { allOf }) };
  if (Array.isArray(type) && type.includes('integer') && type.includes('string'))
    return typesAsAnyOf(type, rest);
  const isInteger = type === 'integer' || (Array.isArray(type) && type.includes('integer'));
  return isInteger && !((rest.maximum ?? Infinity) <= maxInt32) ? { ...schema, format: 'int64' } : schema;
}

/** Returns a schema with an alternative for each type instead of a list of types. */
function typesAsAnyOf(types: readonly string[], schema: Schema): Schema {
  const anyOf = types.map((type): Schema => {
    const keywords = Object.entries(schema).filter(([keyword]) => keywordsOf[type]?.includes(keyword));
    return readable({ type, ...Object.fromEntries(keywords) });
  });
  const own = Object.values(keywordsOf).flat();
  const shared = Object.entries(schema).filter(([keyword]) => !own.includes(keyword));
  return { anyOf, ...Object.fromEntries(shared) };
}
