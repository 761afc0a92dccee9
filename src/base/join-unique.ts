/** Joins records of the slices. Throws if two of them define the same name. */
export function joinUnique<T extends object>(kind: string, ...records: (T | undefined)[]): T {
  const names = records.flatMap((record = {} as T) => Object.keys(record));
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new Error(`two slices define the ${kind} ${twice}`);
  return Object.assign({}, ...records);
}
