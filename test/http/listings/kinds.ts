import { type OpenApiDocument, resolved, type Schema } from '../../helpers/documents/document.ts';

/**
 * Returns the kinds of values that an item of the schema may have: `notes null`, `status PENDING`, `detail.seq absent`. A value of
 * another kind is `present`.
 */
export function kindsOf(item: Schema, document: OpenApiDocument): string[] {
  const { properties = {}, required = [] } = item;
  return Object.entries(properties).flatMap(([name, schema]) => {
    const absent = required.includes(name) ? [] : [`${name} absent`];
    return [...absent, ...formsOf(schema, document).flatMap((form) => kindsOfForm(name, form, document))];
  });
}

function kindsOfForm(name: string, form: Schema, document: OpenApiDocument): string[] {
  const types = [form.type ?? []].flat();
  const nulls = types.includes('null') ? [`${name} null`] : [];
  const values =
    form.enum?.filter((value) => value !== null) ?? (types.includes('boolean') ? [true, false] : []);
  if (values.length > 0) return [...nulls, ...values.map((value) => `${name} ${value}`)];
  if (form.properties) return [...nulls, ...kindsOf(form, document).map((kind) => `${name}.${kind}`)];
  return types.every((type) => type === 'null') ? nulls : [...nulls, `${name} present`];
}

/** Returns the alternatives of a schema, without references. */
function formsOf(schema: Schema, document: OpenApiDocument): Schema[] {
  const { anyOf, allOf } = schema;
  const parts = anyOf ?? allOf;
  return parts ? parts.flatMap((part) => formsOf(part, document)) : [resolved(schema, document)];
}

/** Returns the kinds of values that an item has, in the words of `kindsOf`. */
export function kindsIn(value: object, item: Schema, document: OpenApiDocument): string[] {
  const members = new Map<string, unknown>(Object.entries(value));
  return Object.entries(item.properties ?? {}).flatMap(([name, schema]) => {
    if (!members.has(name)) return [`${name} absent`];
    const member = members.get(name);
    const forms = formsOf(schema, document);
    const nested = forms.find(({ properties }) => properties);
    if (nested && typeof member === 'object' && member !== null)
      return kindsIn(member, nested, document).map((kind) => `${name}.${kind}`);
    const isNamed = member === null || typeof member === 'boolean' || forms.some((form) => form.enum);
    return [`${name} ${isNamed ? member : 'present'}`];
  });
}

const forms: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** Returns the members whose form is not that of the contract, which is stricter than the format: `createdAt 2026-03-01`. */
export function formFaults(value: object, item: Schema, document: OpenApiDocument): string[] {
  const members = new Map<string, unknown>(Object.entries(value));
  return Object.entries(item.properties ?? {}).flatMap(([name, schema]) =>
    formsOf(schema, document).flatMap((form) => {
      const member = members.get(name);
      if (typeof member === 'object' && member !== null) return formFaults(member, form, document);
      const pattern = forms[form.format ?? ''];
      return typeof member === 'string' && pattern && !pattern.test(member) ? [`${name} ${member}`] : [];
    }),
  );
}
