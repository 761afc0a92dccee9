import type { Contract } from './contract.ts';
import { type OpenApiDocument, resolved, type Schema } from './document.ts';

/** A value with one thing wrong, and where that is, as a JSON pointer. */
export interface Fault {
  pointer: string;
  value: unknown;
}

/** Values of every JSON type, many of them nearly right. */
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
 * Everything that may be wrong with a body: a value that its schema does not allow, just beyond each bound or far from
 * it; a member that is missing; and text that cannot be stored, in the body itself and in each of its members.
 */
export function* bodyFaults(
  contract: Contract,
  schema: Schema,
  good: unknown,
  pointer = '/body',
): Generator<Fault> {
  const { document, schemaFaults } = contract;
  const isPassword = pointer === '/body/password';
  for (const value of [...pool, ...beyond(schema)]) {
    const stored = typeof value === 'string' && !isPassword ? value.trim() : value;
    if (schemaFaults(schema, stored).length > 0) yield { pointer, value };
  }
  const types = [resolved(schema, document).type].flat();
  if (types.includes('string'))
    for (const value of ['a\0b', '\0', '\ud800', 'b\udc00a']) yield { pointer, value };
  if (types.includes('object')) yield* memberFaults(contract, schema, good, pointer);
  const { items } = resolved(schema, document);
  if (items) {
    for (const fault of bodyFaults(contract, items, sample(items, document), `${pointer}/0`)) {
      yield { ...fault, value: [fault.value] };
    }
  }
}

function* memberFaults(contract: Contract, schema: Schema, good: unknown, pointer: string): Generator<Fault> {
  const { properties = {}, required = [] } = resolved(schema, contract.document);
  // The schema of an object comes with an object.
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

/** Values just beyond the bounds of a schema. */
function beyond({ minimum, maximum, maxLength, maxItems, items = {} }: Schema): unknown[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    // The smallest items there are, since the body as a whole has a bound as well.
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => smallest(items))]),
  ];
}

/** A value that the schema allows. */
function sample(schema: Schema, document: OpenApiDocument): unknown {
  const { examples, properties = {}, required = [], type } = resolved(schema, document);
  if (examples) return examples[0];
  if (type !== 'object') return smallest(schema);
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, document)]));
}

function smallest({ type, properties = {}, required = [] }: Schema): unknown {
  if (type === 'object') {
    return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? {})]));
  }
  return type === 'array' ? [] : type === 'string' ? 'x' : 0;
}
