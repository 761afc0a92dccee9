import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { programVersion } from '../../src/base/version.ts';
import { readConfig } from '../../src/service/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFile(join(root, name), 'utf8');

/** Service of a compose file. */
interface Service {
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  image?: string;
  command?: string[];
  healthcheck?: { test: string[] };
  networks?: string[];
}

async function servicesOf(file: string): Promise<Record<string, Service>> {
  return parse(await read(file), { merge: true }).services;
}

/** Replaces the variables of a compose file, and lists those that it requires. */
function interpolate(text: string, given: Record<string, string>): { text: string; required: string[] } {
  const required: string[] = [];
  const replaced = text.replace(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_all, name: string, kind: string, rest: string) => {
      if (kind === '?') required.push(name);
      return given[name] ?? (kind === '-' ? rest : '');
    },
  );
  return { text: replaced, required };
}

t.test('has the version of the program first in the changelog', async (t) => {
  const [, newest] = /^## \[(.+)\] - \d{4}-\d\d-\d\d$/m.exec(await read('CHANGELOG.md')) ?? [];
  t.equal(newest, programVersion().version);
});

t.test('copies into the image what .dockerignore lets through, without development packages', async (t) => {
  const dockerfile = await read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const allowed = [...(await read('.dockerignore')).matchAll(/^!(.+)$/gm)].map(([, name]) => name);
  t.same([...new Set(copied)].sort(), allowed.sort());
  t.match(dockerfile, /npm ci --omit=dev/);
  t.match(dockerfile, /^USER node$/m);
});

t.test('pins the content of each package, before npm ci', async (t) => {
  const check = (file: string) =>
    spawnSync(process.execPath, ['test/tools/check-locks.cjs', file], { cwd: root, encoding: 'utf8' });
  for (const file of ['package-lock.json', 'clients/generators/package-lock.json'])
    t.match(check(file), { status: 0, stderr: '' }, file);
  t.match(await read('.ci/run'), /^node test\/tools\/check-locks\.cjs .+\nnpm ci$/m);
  const directory = await mkdtemp(join(tmpdir(), 'lock-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const file = join(directory, 'package-lock.json');
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { integrity: 'sha1-x' },
  };
  await writeFile(file, JSON.stringify({ packages }));
  t.match(check(file), {
    status: 1,
    stderr: /node_modules\/a has no integrity[\s\S]*node_modules\/b has no/,
  });
});

t.test('checks the health of the container at its PORT', async (t) => {
  const [, json = ''] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(await read('Dockerfile')) ?? [];
  const [, ...args]: string[] = JSON.parse(json);
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/api/healthcheck' ? status : 404;
    response.end();
  });
  let status = 200;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.teardown(() => server.close());
  // A server that listens on TCP has an address that is an object.
  const { port } = server.address() as AddressInfo;
  const check = async (PORT: number) => {
    const [code] = await once(spawn(process.execPath, args, { env: { PORT: String(PORT) } }), 'exit');
    return code;
  };
  t.equal(await check(port), 0);
  status = 503;
  t.equal(await check(port), 1);
});

t.test(
  'requires the public address in deploy/compose.yaml, and the secrets with a separate PostgreSQL',
  async (t) => {
    const given = {
      APP_URL: 'https://learn.example.org',
      POSTGRES_PASSWORD: 'abc',
      SERVICE_PASSWORD: 'def',
      JWT_SECRET: 'j'.repeat(32),
      SECRETS_KEY: 's'.repeat(32),
      PORT: '8080',
    };
    const files = {
      'deploy/compose.yaml': ['APP_URL'],
      'deploy/compose.postgres.yaml': ['JWT_SECRET', 'POSTGRES_PASSWORD', 'SECRETS_KEY', 'SERVICE_PASSWORD'],
    };
    const environment: Record<string, string> = {};
    for (const [file, names] of Object.entries(files)) {
      const { text, required } = interpolate(await read(file), given);
      t.same([...new Set(required)].sort(), names, file);
      const { service } = parse(text).services;
      Object.assign(environment, service.environment, { PORT: String(given.PORT), TRUST_PROXY: '1' });
      t.match(
        readConfig(environment),
        { appUrl: given.APP_URL, port: 8080 },
        'the service accepts the settings',
      );
    }
    t.equal(environment['DATABASE_URL'], 'postgres://learning_service:def@database:5432/learning');
    t.equal(environment['DATABASE_OWNER_URL'], 'postgres://learning:abc@database:5432/learning');
    const { service, database } = await servicesOf('deploy/compose.postgres.yaml');
    t.same(service?.depends_on, { database: { condition: 'service_healthy' } });
    t.ok(database?.healthcheck);
    const { ports } = parse(await read('deploy/compose.yaml')).services.service;
    t.match(ports, [/^127\.0\.0\.1:/], 'is not open to the network without a proxy');
  },
);

t.test('hardens and pins the containers of PostgreSQL and of the service', async (t) => {
  const { service } = await servicesOf('deploy/compose.yaml');
  const { database } = await servicesOf('deploy/compose.postgres.yaml');
  const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
  t.match(service, { ...hardened, pids_limit: Number });
  t.match(database, { ...hardened, user: 'postgres', pids_limit: Number, mem_limit: String });
  t.match(database?.image, /^postgres:18\.\d+@sha256:[0-9a-f]{64}$/);
  t.equal(JSON.stringify(database?.environment).includes('SERVICE_PASSWORD'), false, 'has its own password');
  const { networks } = parse(await read('deploy/compose.postgres.yaml'));
  t.same(database?.networks, ['database']);
  t.equal(networks.database.internal, true, 'reaches no other network');
  t.match(await read('Dockerfile'), /^(FROM node:24-slim@sha256:[0-9a-f]{64}( AS packages)?\n[\s\S]*?){2}$/m);
  const cluster = await servicesOf('deploy/compose.citus.yaml');
  for (const name of ['coordinator', 'worker-1', 'worker-2'])
    t.match(cluster[name], { user: 'postgres', cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
});

t.test(
  'starts the instances of deploy/compose.citus.yaml after the nodes know each other and have the tables',
  async (t) => {
    const services = await servicesOf('deploy/compose.citus.yaml');
    const { nodes, distribution } = services;
    const workers = Object.keys(services).filter((name) => name.startsWith('worker-'));
    const healthy = { condition: 'service_healthy' };
    t.same(nodes?.depends_on, Object.fromEntries(['coordinator', ...workers].map((name) => [name, healthy])));
    const added = nodes?.command?.flatMap(
      (argument) => /citus_add_node\('(.+)', 5432\)/.exec(argument)?.[1] ?? [],
    );
    t.same(added, workers, 'the coordinator learns of each worker');
    const completed = { condition: 'service_completed_successfully' };
    t.same(distribution?.depends_on, { nodes: completed });
    t.match(distribution?.command?.at(-1), /migrate && .*db distribute/);
    const instances = Object.keys(services).filter((name) => name.startsWith('service-'));
    t.equal(instances.length, 2);
    for (const name of instances) t.same(services[name]?.depends_on, { distribution: completed });
    for (const name of ['coordinator', ...workers]) {
      t.ok(services[name]?.healthcheck);
      t.ok(services[name]?.command?.includes('wal_level=logical'), 'shards move without blocking writes');
    }
  },
);

t.test('requires all secrets in deploy/compose.citus.yaml, and publishes the proxy only', async (t) => {
  const given = {
    APP_URL: 'https://learn.example.org',
    POSTGRES_PASSWORD: 'abc',
    JWT_SECRET: 'j'.repeat(32),
    SECRETS_KEY: 's'.repeat(32),
    LEDGER_SIGNING_KEY: Buffer.alloc(32).toString('base64'),
  };
  const { text, required } = interpolate(await read('deploy/compose.citus.yaml'), given);
  t.same([...new Set(required)].sort(), Object.keys(given).sort());
  const { services, configs } = parse(text, { merge: true });
  const environment = Object.fromEntries(
    Object.entries(services['service-1'].environment).map(([name, value]) => [name, String(value)]),
  );
  t.match(readConfig(environment), { appUrl: given.APP_URL, port: 3000 }, 'the service accepts the settings');
  t.equal(environment['DATABASE_URL'], 'postgres://learning_service:abc@coordinator:5432/learning');
  t.equal(environment['DATABASE_OWNER_URL'], 'postgres://learning:abc@coordinator:5432/learning');
  for (const name of ['service-2', 'distribution'])
    t.same(services[name].environment, services['service-1'].environment, `${name} has both roles`);
  const passwords = ['PGPASSWORD', 'POSTGRES_PASSWORD'].map((name) => services.coordinator.environment[name]);
  t.same(passwords, ['abc', 'abc'], 'nodes can log in as both roles');
  const published = Object.keys(services).filter((name) => services[name].ports);
  t.same(published, ['proxy']);
  t.match(
    configs.proxy.content,
    /^https:\/\/learn\.example\.org \{\n {2}reverse_proxy service-1:3000 service-2:3000 \{/,
  );
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;

t.test(
  'has a valid and hardened unit for systemd',
  { skip: !systemd && 'there is no systemd-analyze' },
  async (t) => {
    const directory = await mkdtemp(join(tmpdir(), 'unit-'));
    t.teardown(() => rm(directory, { recursive: true }));
    const unit = join(directory, 'learning-service.service');
    const text = await read('deploy/learning-service.service');
    const here = text.replaceAll('/opt/learning-service/node_modules/.bin/node', process.execPath);
    await writeFile(unit, here);
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    t.equal(verified.status, 0, verified.stderr);
    t.equal(verified.stderr, '');
    // Older versions cannot rate a file. The exposure of 10 is that of a unit without any protection.
    const rated = spawnSync('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=20',
      '--no-pager',
      unit,
    ]);
    t.equal(rated.status, 0, 'has an exposure of at most 2.0');
    t.match(text, /^KillMode=mixed$/m, 'PostgreSQL gets no signal of its own');
  },
);
