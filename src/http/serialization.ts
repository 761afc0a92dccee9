import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { TSchema } from '@sinclair/typebox';
import type { App } from './app-types.ts';

type Serialize = ReturnType<ReturnType<ReturnType<typeof SerializerSelector>>>;

/** Serializers by components, then by schema. Applications of one process share them: tests create hundreds. */
const cache = new Map<string, Map<string, Serialize>>();

/**
 * Serializes by the routes' schemas, so that responses contain nothing undeclared (decisions.md 1.2). Equal schemas
 * share a serializer, which is compiled for the first answer.
 */
export function registerSerialization(app: App, components: readonly TSchema[]): void {
  const key = JSON.stringify(components);
  const compiled = cache.get(key) ?? new Map<string, Serialize>();
  cache.set(key, compiled);
  app.setSerializerCompiler(({ schema, method, url, httpStatus = 'default' }) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known) return known;
    let serialize: Serialize | undefined;
    const atFirstUse: Serialize = (data) => {
      serialize ??= SerializerSelector()(referencedBy(text, components))({ schema, method, url, httpStatus });
      return serialize(data);
    };
    compiled.set(text, atFirstUse);
    return atFirstUse;
  });
}

/** Returns the components that a schema needs: the compiler prepares all that it gets. */
function referencedBy(schema: string, components: readonly TSchema[], found: Record<string, TSchema> = {}) {
  for (const component of components) {
    const { $id = '' } = component;
    if ($id in found || !schema.includes(`"$ref":"${$id}"`)) continue;
    found[$id] = component;
    referencedBy(JSON.stringify(component), components, found);
  }
  return found;
}
