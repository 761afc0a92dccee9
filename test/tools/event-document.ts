import { type TObject, type TSchema, TypeGuard } from '@sinclair/typebox';
import { uuidPattern } from '../../schema/common.ts';
import type { LedgerRules } from '../../src/kernel/ledger/rules.ts';

const introduction = `# Events of the ledger

<!-- Written by \`npm run events\` from the event types in src; a test fails when it differs. -->

[ledger-format.md](ledger-format.md) explains the format of the ledger, and how to read this table.

| type | member | value | meaning |
|---|---|---|---|
`;

/** Returns docs/ledger-events.md: the payload of each event type. */
export function eventPage({ events }: Pick<LedgerRules, 'events'>): string {
  const rows = [...events].flatMap(([type, { payload }]) =>
    membersOf(payload, '').map((cells) => `| \`${type}\` | ${cells.filter(Boolean).join(' | ')} |\n`),
  );
  return introduction + rows.join('');
}

/** Returns the cells of each member: name, value and meaning. Members of objects in an array have a row each. */
function membersOf(payload: TSchema, prefix: string): string[][] {
  if (!TypeGuard.IsObject(payload)) throw new Error('a payload is an object');
  return Object.entries(payload.properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const value = describe(schema) + absenceOf(schema);
    const row = [`\`${path}\``, value, schema.description ?? ''];
    return [row, ...(hasObjects(schema) ? membersOf(schema.items, `${path}[].`) : [])];
  });
}

function absenceOf({ since, requiredSince }: TSchema): string {
  if (since !== undefined) return `, absent before version ${since}`;
  return requiredSince === undefined ? '' : `, or absent before version ${requiredSince}`;
}

function hasObjects(schema: TSchema): schema is TSchema & { items: TObject } {
  return TypeGuard.IsArray(schema) && TypeGuard.IsObject(schema.items);
}

function describe(schema: TSchema): string {
  if (TypeGuard.IsUnion(schema)) return schema.anyOf.map(describe).join(' or ');
  if (TypeGuard.IsLiteral(schema)) return `\`${schema.const}\``;
  if (TypeGuard.IsNull(schema)) return 'null';
  if (TypeGuard.IsBoolean(schema)) return 'true or false';
  if (TypeGuard.IsInteger(schema)) {
    const { minimum, maximum } = schema;
    return minimum === undefined ? 'integer' : `integer from ${minimum} to ${maximum}`;
  }
  if (TypeGuard.IsString(schema)) {
    const { pattern, maxLength } = schema;
    return pattern === uuidPattern
      ? 'UUID in lower case'
      : `text of at most ${maxLength} characters that matches \`${pattern}\``;
  }
  if (TypeGuard.IsArray(schema)) {
    const { minItems = 0, maxItems, items } = schema;
    return `array of ${minItems} to ${maxItems}: ${TypeGuard.IsObject(items) ? 'objects' : describe(items)}`;
  }
  throw new Error(`no description for the schema ${JSON.stringify(schema)}`);
}
