/** Type of a field of an answer; with `?` also null. */
const kinds = {
  string: (value: unknown) => typeof value === 'string',
  boolean: (value: unknown) => typeof value === 'boolean',
  integer: Number.isSafeInteger,
  array: Array.isArray,
  object: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  uuid: (value: unknown) =>
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(String(value)),
  timestamp: (value: unknown) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(value)),
};
type Kind = keyof typeof kinds;

/** Fields of an object in an answer, from the contract's tables. */
export type Shape = Record<string, Kind | `${Kind}?`>;

/** Returns the differences between an object and its table: fields that are missing, of another type, or unknown. */
export function shapeFaults(value: object, shape: Shape): string[] {
  const fields: Record<string, unknown> = { ...value };
  const faults = Object.keys(fields)
    .filter((name) => !(name in shape))
    .map((name) => `${name} is not declared`);
  for (const [name, type] of Object.entries(shape)) {
    const kind = (type.endsWith('?') ? type.slice(0, -1) : type) as Kind; // The rest is a Kind.
    if (!(name in fields)) faults.push(`${name} is missing`);
    else if (!(type.endsWith('?') && fields[name] === null) && !kinds[kind](fields[name]))
      faults.push(`${name} is not a ${type}: ${JSON.stringify(fields[name])}`);
  }
  return faults;
}

/** Returns the expected answer with this status and code, for `t.match`. */
export function refusal(status: number, code: string) {
  return { status, headers: { 'content-type': /^application\/problem\+json/ }, body: { status, code } };
}

/** Returns the expected answer with faults at exactly these pointers, for `t.match`. */
export function invalid(...pointers: string[]) {
  const expected = refusal(400, 'VALIDATION_FAILED');
  // Not an array, which would also match a longer one.
  const errors = Object.assign(
    { length: pointers.length },
    pointers.map((pointer) => ({ pointer })),
  );
  return { ...expected, body: { ...expected.body, errors } };
}
