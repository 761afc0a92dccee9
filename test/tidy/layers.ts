import type { Fault, Import, Module } from './modules.ts';

/** Which layers each layer may import beside itself. A slice is a noun's directory; the process puts all together. */
const below: Record<string, readonly string[]> = {
  schema: [],
  errors: [],
  db: [],
  replicaTable: ['db'],
  ledger: ['db', 'errors', 'schema'],
  jobs: ['ledger', 'db', 'errors'],
  deps: ['ledger', 'db'],
  http: ['ledger', 'db', 'errors', 'schema'],
  slice: ['deps', 'replicaTable', 'http', 'ledger', 'db', 'errors', 'schema'],
  process: ['slice', 'deps', 'replicaTable', 'http', 'jobs', 'ledger', 'db', 'errors', 'schema'],
};

/** Directories of src that are no slices. */
const layers: Record<string, string> = {
  db: 'db',
  ledger: 'ledger',
  jobs: 'jobs',
  http: 'http',
  cli: 'process',
};

function layerOf(path: string): string {
  if (path.startsWith('schema/')) return 'schema';
  if (path === 'src/errors.ts') return 'errors';
  if (path === 'src/deps.ts') return 'deps';
  if (path === 'src/replica-table.ts') return 'replicaTable';
  const directory = directoryOf(path);
  if (directory === undefined) return 'process';
  return layers[directory] ?? 'slice';
}

/** The directory of src that the file is in. */
function directoryOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

function isOurs(from: string): boolean {
  return /^(src|schema|test|bench)\//.test(from);
}

/** Imports go one way: routes → domain and queries → ledger → db. A slice never imports another one. */
export function importFaults(modules: readonly Module[]): Fault[] {
  return modules
    .filter(({ path }) => /^(src|schema)\//.test(path))
    .flatMap((module) =>
      module.imports.flatMap((found) => {
        const reason = isOurs(found.from) ? upward(module.path, found.from) : foreign(module.path, found);
        return reason === undefined ? [] : [`${module.path}:${found.line} imports ${found.from}: ${reason}`];
      }),
    );
}

function upward(path: string, from: string): string | undefined {
  if (!/^(src|schema)\//.test(from)) return 'what ships does not need the tests';
  const [own, other] = [layerOf(path), layerOf(from)];
  if (own === 'slice' && other === 'slice' && directoryOf(path) !== directoryOf(from)) {
    return 'a slice does not know another one';
  }
  if (own !== other && !below[own]?.includes(other)) return `${own} does not know ${other}`;
  const ofReplica = 'src/sync/replica/';
  if (path.startsWith(ofReplica) && other === 'slice' && !from.startsWith(ofReplica)) {
    return 'src/sync/replica does not know its users';
  }
  return isRoutes(from) && own === 'slice' && !isRoutes(path) ? 'imports go from the routes down' : undefined;
}

/** HTTP is known to the process, to what serves it, and to the slices' routes alone. */
function foreign(path: string, { from }: Import): string | undefined {
  if (!/^(fastify|@fastify\/.*)$/.test(from)) return undefined;
  const mayKnow = ['process', 'http'].includes(layerOf(path)) || isRoutes(path);
  return mayKnow ? undefined : 'only routes and src/http know of Fastify';
}

function isRoutes(path: string): boolean {
  return /(^|[/-])routes\.ts$/.test(path);
}
