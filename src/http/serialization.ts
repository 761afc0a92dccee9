import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { TSchema } from '@sinclair/typebox';
import type { App } from './app-types.ts';

/**
 * Serialization by the routes' schemas, so that nothing undeclared leaves (decisions.md 1.2). Equal schemas share a
 * serializer: nearly all operations have the same errors, and compiling these for each took 95 % of the time in which
 * the application is built.
 */
export function registerSerialization(app: App, components: readonly TSchema[]): void {
  const shared = Object.fromEntries(components.map((component) => [component.$id, component]));
  const compile = SerializerSelector()(shared);
  const compiled = new Map<string, ReturnType<typeof compile>>();
  app.setSerializerCompiler(({ schema, method, url, httpStatus = 'default' }) => {
    const text = JSON.stringify(schema);
    const serialize = compiled.get(text) ?? compile({ schema, method, url, httpStatus });
    compiled.set(text, serialize);
    return serialize;
  });
}
