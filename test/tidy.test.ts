import t, { type Test } from 'tap';
import { deadExportFaults } from './tidy/exports.ts';
import { importFaults } from './tidy/layers.ts';
import { lostPackages } from './tidy/lock.ts';
import { type Fault, type Module, parse, readSources } from './tidy/modules.ts';
import { purityFaults } from './tidy/purity.ts';
import { fileLengthFaults, functionLengthFaults } from './tidy/size.ts';
import { anyFaults, familyWriteFaults, machinePathFaults } from './tidy/text.ts';

const modules = parse(readSources(['schema', 'src', 'test'], /\.ts$/));

/** The project keeps the rule, and sources that break it are told of. */
function holds(
  t: Test,
  rule: (modules: readonly Module[]) => Fault[],
  bad: Record<string, string>,
  faults: Fault[],
): void {
  t.same(rule(modules), []);
  t.same(rule(parse(bad)), faults, 'and what breaks the rule is found');
}

t.test('imports go from the routes down, and no slice knows another one', async (t) => {
  holds(
    t,
    importFaults,
    {
      'schema/bad.ts': "import { Problem } from '../src/errors.ts';",
      'src/errors.ts': "import { Uuid } from '../schema/common.ts';",
      'src/db/bad.ts': "import type { Lane } from '../ledger/append.ts';",
      'src/ledger/bad.ts':
        "import { toReward } from '../rewards/domain.ts';\nimport { page } from '../http/paging.ts';",
      'src/http/bad.ts': "export { toReward } from '../rewards/domain.ts';",
      'src/points/bad.ts': "const { toReward } = await import('../rewards/domain.ts');",
      'src/points/worse.ts': "import { buildApp } from '../app.ts';",
      'src/points/queries.ts': "import { registerPointRoutes } from './routes.ts';",
      'src/points/routes.ts': "import { startApp } from '../../test/helpers/app.ts';",
      'src/points/domain.ts': "import type { FastifyRequest } from 'fastify';",
      'src/sync/replica/bad.ts': "import { runRound } from '../round.ts';",
    },
    [
      'schema/bad.ts:1 imports src/errors.ts: schema does not know errors',
      'src/errors.ts:1 imports schema/common.ts: errors does not know schema',
      'src/db/bad.ts:1 imports src/ledger/append.ts: db does not know ledger',
      'src/ledger/bad.ts:1 imports src/rewards/domain.ts: ledger does not know slice',
      'src/ledger/bad.ts:2 imports src/http/paging.ts: ledger does not know http',
      'src/http/bad.ts:1 imports src/rewards/domain.ts: http does not know slice',
      'src/points/bad.ts:1 imports src/rewards/domain.ts: a slice does not know another one',
      'src/points/worse.ts:1 imports src/app.ts: slice does not know process',
      'src/points/queries.ts:1 imports src/points/routes.ts: imports go from the routes down',
      'src/points/routes.ts:1 imports test/helpers/app.ts: what ships does not need the tests',
      'src/points/domain.ts:1 imports fastify: only routes and src/http know of Fastify',
      'src/sync/replica/bad.ts:1 imports src/sync/round.ts: src/sync/replica does not know its users',
    ],
  );
});

t.test('decisions, projections and lesson generators are pure, and so is what they use', async (t) => {
  holds(
    t,
    purityFaults,
    {
      'src/points/domain.ts': [
        "import { readFileSync } from 'node:fs';",
        "import { newId, derivedId } from '../ids.ts';",
        "import { connectDatabase } from '../db/database.ts';",
        "import type { Database } from '../db/database.ts';",
        "import { used } from './helper.ts';",
        'const now = [Date.now(), new Date(), Date()];',
        'export const fine = new Date(0).toISOString() + used.process;',
      ].join('\n'),
      'src/points/helper.ts': 'export const used = { process: process.pid };',
      'src/points/unused.ts': 'export const unused = process.pid;',
      'src/points/projection.ts': 'export async function project() {\n  await fetch("http://localhost");\n}',
      'src/lessons/generators/chance.ts': 'export const chance = Math.random();',
    },
    [
      'src/points/domain.ts:1 is to be pure, but imports readFileSync of node:fs',
      'src/points/domain.ts:2 is to be pure, but imports newId, derivedId of src/ledger/ids.ts',
      'src/points/domain.ts:3 is to be pure, but imports connectDatabase of src/db/database.ts',
      'src/points/domain.ts:6 is to be pure, but has Date.now',
      'src/points/domain.ts:6 is to be pure, but has new Date()',
      'src/points/domain.ts:6 is to be pure, but has Date()',
      'src/points/projection.ts:1 is to be pure, but has async',
      'src/points/projection.ts:2 is to be pure, but has await fetch("http://localhost")',
      'src/points/projection.ts:2 is to be pure, but has fetch',
      'src/lessons/generators/chance.ts:1 is to be pure, but has Math.random',
      'src/points/helper.ts:1 is to be pure, but has process',
    ],
  );
});

t.test('a file has at most 300 lines, data tables aside', async (t) => {
  const lines = (count: number, line: string) => `${line}\n`.repeat(count);
  holds(
    t,
    fileLengthFaults,
    {
      'src/full.ts': lines(300, 'use();'),
      'src/long.ts': lines(301, 'use();'),
      'src/table.ts': `export const words = [\n${lines(400, "'word',")}];\n${lines(300, 'use();')}`,
      'src/list.ts': `export const uses = [\n${lines(400, '() => use(),')}];\n`,
    },
    ['src/long.ts has 301 lines, data tables aside', 'src/list.ts has 402 lines, data tables aside'],
  );
});

t.test('a function has at most 60 lines', async (t) => {
  const body = (lines: number) => `{\n${'  use();\n'.repeat(lines - 2)}}`;
  holds(
    t,
    functionLengthFaults,
    {
      'src/full.ts': `function full() ${body(60)}\n`,
      'src/long.ts': `\nconst long = () => ${body(61)};\nclass Long { method() ${body(62)} }\n`,
      'test/long.test.ts': `for (;;) t.test('group', () => {\n  t.test('a', () => ${body(50)});\n  t.test('b', () => ${body(61)});\n});`,
    },
    [
      'src/long.ts:2 is a function of 61 lines',
      'src/long.ts:63 is a function of 62 lines',
      'test/long.test.ts:52 is a function of 61 lines',
    ],
  );
});

t.test('what is exported is imported somewhere', async (t) => {
  holds(
    t,
    deadExportFaults,
    {
      'src/a.ts': [
        'export const used = 1;',
        'export const dead = 2;',
        'export function deadToo(): void {}',
        'export interface Described { a: number }',
        'export interface Dead { a: number }',
        'export const described: Described = { a: 1 };',
      ].join('\n'),
      'src/b.ts': "import { described, used as mine } from './a.ts';\nexport { one, two } from './c.ts';",
      'src/c.ts': 'export const one = 1, two = 2, three = 3;',
      'src/d.ts': "import * as c from './b.ts';\nc.one();",
    },
    [
      'src/a.ts:2 exports dead, which nothing imports',
      'src/a.ts:3 exports deadToo, which nothing imports',
      'src/a.ts:5 exports Dead, which nothing imports',
      'src/b.ts:2 exports two, which nothing imports',
      'src/c.ts:1 exports three, which nothing imports',
    ],
  );
});

t.test('any stands only where a comment tells why', async (t) => {
  const reasoned = '// biome-ignore lint/suspicious/noExplicitAny: the reason why it cannot be otherwise\n';
  holds(
    t,
    anyFaults,
    {
      'src/a.ts': `${reasoned}const fine: any = 1;\nconst bad: any = 2;\n`,
      'src/b.ts': '// biome-ignore lint/suspicious/noExplicitAny: .\nconst bad: any = 2;',
    },
    ['src/a.ts:3 has any without a reason', 'src/b.ts:2 has any without a reason'],
  );
});

t.test('only the kernel of the ledger writes the tables that families own', async (t) => {
  const schema = readSources(['sql'], /^schema\.sql$/)['sql/schema.sql'] ?? '';
  const tables = [...schema.matchAll(/CREATE TABLE (\w+) \(\n {2}family_id/g)].map(([, name = '']) => name);
  t.ok(tables.includes('entries') && tables.includes('lessons'), 'which the schema tells');
  // What copies a family's data keeps its own records, which are no part of the family's.
  const owned = tables.filter((name) => name !== 'families' && !name.startsWith('sync_'));
  holds(
    t,
    (files) => familyWriteFaults(files, owned),
    {
      'src/points/a.ts': "db.insertInto('entries').values([]); db.selectFrom('entries');",
      'src/points/b.ts': 'sql`UPDATE balances SET balance = 0`; sql`DELETE FROM users`;',
      'src/ledger/c.ts': 'sql`DELETE FROM savings`;',
    },
    ['src/points/a.ts writes entries', 'src/points/b.ts writes balances'],
  );
});

t.test('nothing names a path of the machine that it was written on', async (t) => {
  const root = readSources(['.'], /^[^.].*\.(md|json|yaml|yml)$|^Dockerfile$/);
  t.same(machinePathFaults({ ...readSources(['schema', 'src', 'sql', 'docs', '.ci'], /./), ...root }), []);
  t.same(
    machinePathFaults({ 'docs/a.md': 'Fine: src/work/a, https://a.b/home/c.\nSee /home/me/notes.\n' }),
    ['docs/a.md:2 names a path of one machine: /home/m…'],
    'and what breaks the rule is found',
  );
});

t.test('the lock file knows the packages of all platforms', async (t) => {
  t.same(lostPackages(readSources(['.'], /^package-lock\.json$/)['package-lock.json'] ?? ''), []);
  const optionalDependencies = { 'a-linux': '1.0.0', '@b/darwin': '1.0.0' };
  const packages = { '': {}, 'node_modules/a': { optionalDependencies }, 'node_modules/a-linux': {} };
  t.same(lostPackages(JSON.stringify({ packages })), ['@b/darwin'], 'and what is lost is found');
});
