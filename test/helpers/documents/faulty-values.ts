import type { Contract } from './contract.ts';
import { type OpenApiDocument, type Parameter, resolved, type Schema } from './document.ts';

/** Value with one fault, and the JSON pointer to the fault. */
export interface Fault {
  pointer: string;
  value: unknown;
}

/** Values of every JSON type, many of them almost valid. */
const pool: unknown[] = [
  ...[null, true, false, [], [[]], [null], {}, { length: 1 }],
  ...[0, -0, 1, -1, 0.5, 1.5, -1e-9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308],
  ...[
    '',
    ' ',
    '\t\n',
    '\u00a0',
    'x',
    '1',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '01',
    'NaN',
    'Infinity',
    'null',
    'true',
  ],
  ...[
    '[]',
    '{}',
    '12345678901234567890',
    '٣',
    'k',
    'a@b',
    'a@b..c',
    'a b@c.de',
    '#12345',
    'ACTIVE',
    'é',
    '🍕',
    "'; --",
  ],
];

/**
 * Yields the possible faults of a body and of its members. They are a missing member, a value just beyond a bound or of a
 * wrong type, and text that PostgreSQL cannot store.
 */
export function* bodyFaults(
  contract: Contract,
  schema: Schema,
  good: unknown,
  pointer = '/body',
): Generator<Fault> {
  const { document, schemaFaults } = contract;
  const isPassword = /password$/i.test(pointer);
  const whole = resolved(schema, document);
  const alternatives = [whole, ...(whole.anyOf ?? [])];
  for (const value of [...pool, ...alternatives.flatMap((one) => beyond(one, document))]) {
    const stored = typeof value === 'string' && !isPassword ? value.trim() : value;
    if (schemaFaults(schema, stored).length > 0) yield { pointer, value };
  }
  const types = alternatives.flatMap(({ type = [] }) => type);
  const { items } = whole;
  if (types.includes('string'))
    for (const value of ['a\0b', '\0', '\ud800', 'b\udc00a']) yield { pointer, value };
  if (types.includes('object')) yield* memberFaults(contract, schema, good, pointer);
  if (items) {
    for (const fault of bodyFaults(contract, items, sample(items, document), `${pointer}/0`)) {
      yield { ...fault, value: [fault.value] };
    }
  }
}

function* memberFaults(contract: Contract, schema: Schema, good: unknown, pointer: string): Generator<Fault> {
  const { properties = {}, required = [] } = resolved(schema, contract.document);
  // The schema of an object has an object as its value.
  const members = good as Record<string, unknown>;
  for (const name of required) {
    const { [name]: _missing, ...value } = members;
    yield { pointer: `${pointer}/${name}`, value };
  }
  for (const [name, member] of Object.entries(properties)) {
    const goodMember = members[name] ?? sample(member, contract.document);
    for (const fault of bodyFaults(contract, member, goodMember, `${pointer}/${name}`)) {
      yield { ...fault, value: { ...members, [name]: fault.value } };
    }
  }
}

/** Returns values just beyond the bounds of a schema. */
function beyond(
  { minimum, maximum, maxLength, maxItems, items = {} }: Schema,
  document: OpenApiDocument,
): unknown[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    // The smallest items, since the size of the whole body is bounded too.
    ...(maxItems === undefined
      ? []
      : [Array.from({ length: maxItems + 1 }, () => smallest(items, document))]),
  ];
}

/** Returns a valid value. */
function sample(schema: Schema, document: OpenApiDocument): unknown {
  const { examples, properties = {}, required = [], type } = resolved(schema, document);
  if (examples) return examples[0];
  if (type !== 'object') return smallest(schema, document);
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, document)]));
}

function smallest(schema: Schema, document: OpenApiDocument): unknown {
  const { type, properties = {}, required = [] } = resolved(schema, document);
  if (type === 'object') {
    return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? {}, document)]));
  }
  return type === 'array' ? [] : type === 'string' ? 'x' : 0;
}

/** URL-encoded texts that are invalid for every number, id, time and enum parameter. */
const texts =
  'x null [] {} %00 a%00 %20 %201 1%20 +1 -1 0 01x 1.5 1e3 0x10 NaN Infinity 9007199254740992 12345678901234567890 %F0%9F%8D%95 %D9%A3';
const uuids = 'urn:uuid:01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00 01945f7e3b5c7d2a9c415a6f3c2b1d00';
const times =
  '2026-03-01 2026-03-01T08:30:00 2026-02-30T00:00:00Z 2026-03-01T24:00:00Z 2026-13-01T00:00:00Z 0000-01-01T00:00:00Z 2026-03-01T08:30:00%2B23:59';

/** Returns invalid values for a parameter. */
export function badTexts({ in: place, name, schema }: Parameter): string[] {
  if (place === 'header') return ['', 'a b', 'é', 'x'.repeat(256)];
  // A path parameter without format accepts any text, and so does a search.
  if (place === 'path' && schema.type === 'string' && !schema.format) return ['%00', 'a%00'];
  if (name === 'search') return ['', 'a%00', 'x'.repeat((schema.maxLength ?? 0) + 1), `1&${name}=2`];
  // A parameter from 0 takes it.
  const words = texts.split(' ').filter((text) => text !== '0' || schema.minimum !== 0);
  if (schema.format === 'uuid') words.push(...uuids.split(' '));
  if (schema.format === 'date-time') words.push(...times.split(' '));
  if (schema.maxLength !== undefined) words.push('x'.repeat(schema.maxLength + 1));
  // An empty path parameter would be another path; only a query parameter can repeat.
  return place === 'query' ? [...words, '', `1&${name}=2`] : words;
}
