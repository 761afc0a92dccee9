import t, { type Test } from 'tap';
import { createRegistry } from '../../src/service/registry.ts';
import { slices } from '../../src/slices/index.ts';
import { allColumnsFaults } from './all-columns.ts';
import { contentFaults } from './content.ts';
import { deadExportFaults } from './exports.ts';
import { familyWriteFaults, nameFaults } from './kernel.ts';
import { type Fault, type Module, parse, readSources } from './modules.ts';
import { machinePathFaults } from './paths.ts';
import { printingFaults } from './printing.ts';
import { openingFaults, phraseFaults } from './prose.ts';
import { purityFaults } from './purity.ts';

/** Rules that neither Biome nor TypeScript checks. */

const modules = parse(readSources(['curriculum', 'schema', 'src', 'test'], /\.tsx?$/));
const documents = {
  ...readSources(['docs', '.ci'], /^(?!.*\.png$)/),
  ...readSources(['clients/typescript'], /\.md$/),
  ...readSources(['.'], /^(?!package-lock|openapi)[^.].*\.(md|json|yaml)$|^Dockerfile$/),
};
const schema = readSources(['sql'], /^schema\.sql$/)['sql/schema.sql'] ?? '';
const tables = [...schema.matchAll(/CREATE TABLE (\w+) \(\n {2}(\w+)/g)].map(
  ([, name = '', firstColumn]) => ({ name, isOfFamily: firstColumn === 'family_id' }),
);

/** Checks that the project keeps the rule, and that the rule finds the faults of bad sources. */
function holds(
  t: Test,
  rule: (modules: readonly Module[]) => Fault[],
  bad: Record<string, string>,
  faults: Fault[],
): void {
  t.same(rule(modules), []);
  t.same(rule(parse(bad)), faults, 'finds the faults of bad sources');
}

t.test('keeps decisions, projections, lesson generators and their modules pure', async (t) => {
  holds(
    t,
    purityFaults,
    {
      'src/slices/points/domain.ts': [
        "import { readFileSync } from 'node:fs';",
        "import { newId } from '../../base/ids.ts';",
        "import { createDatabasePool } from '../../db/database.ts';",
        "import type { Database } from '../../db/database.ts';",
        "import { used } from './helper.ts';",
        'const now = [Date.now(), new Date(), Date()];',
        'export const fine = new Date(0).toISOString() + used.process;',
      ].join('\n'),
      'src/slices/points/helper.ts': 'export const used = { process: process.pid };',
      'src/slices/points/unused.ts': 'export const unused = process.pid;',
      'src/slices/points/ledger.ts': "import { late } from './reactions.ts';",
      'src/slices/points/reactions.ts': 'export const late = Date.now();',
      'src/slices/points/projection.ts':
        'export async function project() {\n  await fetch("http://localhost");\n}',
      'curriculum/chance.ts': 'export const chance = Math.random();',
    },
    [
      'src/slices/points/domain.ts:1 must be pure, but imports readFileSync of node:fs',
      'src/slices/points/domain.ts:2 must be pure, but imports newId of src/base/ids.ts',
      'src/slices/points/domain.ts:3 must be pure, but imports createDatabasePool of src/db/database.ts',
      'src/slices/points/domain.ts:6 must be pure, but has Date.now',
      'src/slices/points/domain.ts:6 must be pure, but has new Date()',
      'src/slices/points/domain.ts:6 must be pure, but has Date()',
      'src/slices/points/projection.ts:1 must be pure, but has async',
      'src/slices/points/projection.ts:2 must be pure, but has await fetch("http://localhost")',
      'src/slices/points/projection.ts:2 must be pure, but has fetch',
      'curriculum/chance.ts:1 must be pure, but has Math.random',
      'src/slices/points/helper.ts:1 must be pure, but has process',
      'src/slices/points/reactions.ts:1 must be pure, but has Date.now',
    ],
  );
});

t.test('loads the content of lessons when something needs it', async (t) => {
  holds(
    t,
    contentFaults,
    {
      'src/slices/lessons/curriculum.ts': "export type C = typeof import('../../../curriculum/index.ts');",
      'src/slices/lessons/authoring.ts': [
        "import type { Concept } from '../../../curriculum/types.ts';",
        "import { createRng } from '../../../curriculum/rng.ts';",
        "import { concepts } from '../../../curriculum/index.ts';",
      ].join('\n'),
    },
    ['src/slices/lessons/authoring.ts:3 loads curriculum/index.ts'],
  );
});

t.test('prints by one module, which escapes texts that people typed', async (t) => {
  holds(
    t,
    printingFaults,
    {
      'src/cli/terminal-output.ts': 'export const note = (line: string) => process.stderr.write(line);',
      'src/slices/rewards/cli.ts': [
        "process.stdout.write('raw');",
        'console.log(1);',
        "process['stderr'].write('raw');",
        'const { stdout } = process;',
        "import { stderr } from 'node:process';",
        'const output = process.stdout;',
        'if (process.stdout.isTTY) process.stderr.on("error", () => {});',
      ].join('\n'),
    },
    [1, 2, 3, 4, 5, 6].map((line) => `src/slices/rewards/cli.ts:${line} must print by note.ts`),
  );
});

t.test('has no export without an import', async (t) => {
  holds(
    t,
    deadExportFaults,
    {
      'src/base/a.ts': [
        'export const used = 1;',
        'export const dead = 2;',
        'export function deadToo(): void {}',
        'export interface Described { a: number }',
        'export interface Dead { a: number }',
        'export const described: Described = { a: 1 };',
      ].join('\n'),
      'src/base/b.ts':
        "import { described, used as mine } from './a.ts';\nexport { one, two } from './c.ts';",
      'src/base/c.ts': 'export const one = 1, two = 2, three = 3;',
      'src/base/d.ts': "import * as c from './b.ts';\nc.one();",
      'src/base/e.ts': 'export const offered = 1;\nexport const dead = offered;',
      'src/slices/points/f.ts': 'export const own = 1;\nown;',
    },
    [
      'src/base/a.ts:2 exports dead, which nothing imports',
      'src/base/a.ts:3 exports deadToo, which nothing imports',
      'src/base/a.ts:5 exports Dead, which nothing imports',
      'src/base/b.ts:2 exports two, which nothing imports',
      'src/base/c.ts:1 exports three, which nothing imports',
      'src/base/e.ts:2 exports dead, which nothing imports',
      'src/slices/points/f.ts:1 exports own, which nothing imports',
    ],
  );
});

t.test('writes family-owned tables only in the kernel', async (t) => {
  // Synchronisation keeps its records outside of the streams.
  const owned = tables.filter(({ name, isOfFamily }) => isOfFamily && !/^(families$|sync_)/.test(name));
  const names = owned.map(({ name }) => name);
  t.ok(names.includes('entries') && names.includes('lessons'), 'finds the tables in the schema');
  holds(
    t,
    (files) => familyWriteFaults(files, names),
    {
      'src/slices/points/a.ts': "db.insertInto('entries').values([]); db.selectFrom('entries');",
      'src/slices/points/b.ts': 'sql`UPDATE balances SET balance = 0`; sql`DELETE FROM users`;',
      'src/kernel/ledger/c.ts': 'sql`DELETE FROM savings`;',
    },
    ['src/slices/points/a.ts writes entries', 'src/slices/points/b.ts writes balances'],
  );
});

t.test('names no table, event type or source type of a slice in the kernel', async (t) => {
  const own =
    /^(families|events|entries|balances|changes|checkpoints|checkpoint_heads|log_leaves|log_tiles|log_checkpoints|log_keys|log_cosignatures|log_witnesses|audit_log|idempotency_keys|ledger_origin|schema_migrations)$/;
  const { rules } = createRegistry(slices);
  const names = new Set([
    ...tables.map(({ name }) => name).filter((name) => !own.test(name)),
    ...rules.events.keys(),
    ...rules.sourceTypes.keys(),
  ]);
  holds(
    t,
    (files) => nameFaults(files, names),
    {
      'src/kernel/state/a.ts': "type Row = Rows['savings'];\nconst fine = ['entries', 'savings are 0'];",
      'src/kernel/ledger/b.ts': "if (type === 'RewardChanged') run(`SELECT 1 FROM users u`);",
      'src/kernel/commands/c.ts': `run(\`SELECT \${a} FROM entries WHERE source_type = 'REWARD_SAVE'\`);`,
      'src/slices/points/d.ts': "const table = 'savings';",
    },
    [
      'src/kernel/state/a.ts:1 names savings, which belongs to a slice',
      'src/kernel/ledger/b.ts:1 names RewardChanged, which belongs to a slice',
      'src/kernel/ledger/b.ts:1 names users, which belongs to a slice',
      'src/kernel/commands/c.ts:1 names REWARD_SAVE, which belongs to a slice',
    ],
  );
  // Every request has a user, so the platform reads this table of the slice accounts.
  const ofSlices = new Set([...names].filter((name) => name !== 'users'));
  t.same(nameFaults(modules, ofSlices, /^src\/(db|jobs|http)\//), []);
});

t.test('names the error codes of a slice only in that slice', async (t) => {
  holds(
    t,
    (files) =>
      slices.flatMap(({ name, errors = {} }) =>
        // Pages are clients of all slices.
        nameFaults(
          files,
          new Set(Object.keys(errors)),
          new RegExp(`^src/(?!slices/(${name}|explorer/page|family-page/page)/|http/pages/kit/)`),
        ),
      ),
    {
      'src/slices/rewards/a.ts': "throw new Problem('REWARD_NOT_FOUND');",
      'src/slices/points/b.ts': "throw new Problem('REWARD_NOT_FOUND');",
      'src/http/c.ts': "const usual = ['FORBIDDEN', 'LESSON_NOT_FOUND'];",
    },
    [
      'src/http/c.ts:1 names LESSON_NOT_FOUND, which belongs to a slice',
      'src/slices/points/b.ts:1 names REWARD_NOT_FOUND, which belongs to a slice',
    ],
  );
});

t.test('names the columns that a statement returns', async (t) => {
  holds(
    t,
    allColumnsFaults,
    {
      'src/slices/points/queries.ts':
        "db.selectFrom('users').selectAll().execute();\nsql`INSERT INTO users RETURNING *`;\ntx.query(`SELECT count(*)`);",
    },
    [
      'src/slices/points/queries.ts:1 returns all columns',
      'src/slices/points/queries.ts:2 returns all columns',
    ],
  );
});

t.test('has no path that exists on one machine only', async (t) => {
  t.same(machinePathFaults({ ...readSources(['schema', 'src', 'sql'], /./), ...documents }), []);
  t.same(
    machinePathFaults({ 'docs/a.md': 'Fine: src/work/a, https://a.b/home/c.\nSee /home/me/notes.\n' }),
    ['docs/a.md:2 names a path of one machine: /home/m…'],
    'finds the faults of bad sources',
  );
});

t.test('uses plain English', async (t) => {
  const isCode = ({ path }: Module) => !/^curriculum\/|^test\/tidy/.test(path);
  const ours = Object.fromEntries(modules.filter(isCode).map(({ path, text }) => [path, text]));
  const code = {
    ...ours,
    ...readSources(['bench', 'clients/typescript/src', 'clients/generators/adapters'], /\.ts$/),
  };

  t.test('has no phrase of the banned list', async (t) => {
    t.same(phraseFaults({ ...code, ...documents }), []);
    t.same(
      phraseFaults({
        'a.ts': "'a'; // the one who\n// comes\nlog('nobody was told')",
        'b.md': 'retold, goes bye, that is no longer',
      }),
      ['a.ts:1 says "who comes"', 'a.ts:3 says "told"'],
      'finds the faults of bad sources',
    );
  });

  t.test(
    'begins at most 5 % of doc comments and test titles with a question word or a pronoun',
    async (t) => {
      t.same(openingFaults(code), []);
      const good = '/** Returns. */\n'.repeat(38);
      t.same(openingFaults({ 'a.ts': `${good}/** What. */\n/** Whether. */` }), [], 'allows 2 of 40');
      t.same(
        openingFaults({
          'a.ts': `/** Returns.\n */\n/**\n * What. */\nt.test('spec.md 1.2, 3: one is', run);t.test('adds', run);`,
        }),
        ['a.ts:3 has a doc comment that begins with What', 'a.ts:5 has a test title that begins with one'],
        'finds the faults of bad sources',
      );
    },
  );
});

t.test('fixes the base image by its digest', async (t) => {
  const images = [...(documents['Dockerfile'] ?? '').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  t.ok(images.length > 0);
  for (const image of images) t.match(image, /@sha256:[0-9a-f]{64}$/);
});
