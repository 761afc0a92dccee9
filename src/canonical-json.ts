/** Returns JSON with sorted keys and without white space: the part of RFC 8785 that payloads need. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isObject(value)) {
    let members = '';
    for (const name of Object.keys(value).sort()) {
      members += `${members && ','}${JSON.stringify(name)}:${canonicalJson(value[name])}`;
    }
    return `{${members}}`;
  }
  // JSON has no undefined.
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'null');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
