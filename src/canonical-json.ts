/** Returns JSON with sorted keys and without white space: the part of RFC 8785 that payloads need. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    let members = '';
    for (const [key, item] of Object.entries(value).sort(byName)) {
      members += `${members && ','}${JSON.stringify(key)}:${canonicalJson(item)}`;
    }
    return `{${members}}`;
  }
  // JSON has no undefined.
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'null');
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
