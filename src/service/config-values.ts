import { availableParallelism } from 'node:os';
import { type StringOptions, Type } from '@sinclair/typebox';

/** Schemas of environment variables. The description follows "NAME must be" in errors. */

/** Returns a schema for a text. */
export function text(description: string, options: StringOptions = {}) {
  return Type.String({ ...options, description });
}

/** Returns a schema for the URL of a database. */
export function databaseUrl() {
  const form =
    'a URL like postgres://user:password@host/database without a socket, with special characters as %XX';
  return text(form, { format: 'database-url' });
}

/** Returns a schema for an integer. */
export function number(defaultValue: number, maximum: number, minimum = 0) {
  const description = `a number from ${minimum} to ${maximum}`;
  return Type.Integer({ default: defaultValue, minimum, maximum, description });
}

/** Returns a schema for a number of processes. */
export function workers() {
  return text('a number from 1 to 64, or auto for one for each core', {
    default: '1',
    pattern: '^(auto|[1-9]|[1-5][0-9]|6[0-4])$',
  });
}

/** Returns the number of processes of a setting. */
export function workersOf(setting: string): number {
  return setting === 'auto' ? availableParallelism() : Number(setting);
}

/** Returns a schema for a maximum number per family. */
export function quota(defaultValue: number) {
  return number(defaultValue, 1_000_000_000);
}

/** Returns a schema for a switch that is on by default. */
export function onOff() {
  return oneOf(['on', 'off'], { default: 'on' });
}

/** Returns a schema for one of the given words. */
export function oneOf<const T extends string>(values: readonly T[], options: { default?: T } = {}) {
  const description = `one of ${values.join(', ')}`;
  return Type.Unsafe<T>({ type: 'string', enum: values, description, ...options });
}

/** Returns the value of a setting without secrets: keys, and the password of a URL. */
export function masked(name: string, value: string): string {
  if (/(KEY|SECRET|TOKEN|PASSPHRASE|PASSWORD)$/.test(name)) return '***';
  return value.replace(/(:\/\/[^:/@]*):.*@/, '$1:***@').replace(/(password=)[^&]*/gi, '$1***');
}

/** Returns the variables that are not empty. */
export function given(variables: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}
