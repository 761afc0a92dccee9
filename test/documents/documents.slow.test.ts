import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { connect } from '../helpers/database/connection.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { runService } from '../helpers/service.ts';

/** Runs the shell commands of the documents, in their order, against a service on a new embedded database. */

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const docs = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md'));
// test/clients/client-documents.slow.test.ts runs the commands of the page about clients.
const pages = ['README.md', ...docs.filter((name) => name !== 'clients.md').map((name) => `docs/${name}`)];

/** Commands that do not run here, by their beginnings, with the reasons. */
const notRun: Readonly<Record<string, string>> = {
  'npm ci\nnpm start': 'This test starts the service with installed packages.',
  'npm test ': 'It runs this test.',
  'export APP_URL=': 'It needs Docker; test/documents/deploy.test.ts checks the files.',
  'export POSTGRES_PASSWORD=': 'It needs Docker; test/documents/deploy.test.ts checks the files.',
  'POSTGRES_BIN=': 'It needs that package; test/db/programs.test.ts runs other programs.',
  'docker compose stop\n': 'It needs Docker.',
  'docker compose exec service learning-service backup': 'It needs Docker.',
  'docker compose run --rm service mv': 'It needs Docker.',
  'npm run -s cli -- move --to':
    'The host is an example; test/backup/move.slow.test.ts moves there and back.',
  'npm run -s cli -- sync check URL': 'URL is an example; docs/sync.md has the command with a variable.',
  'npm run -s cli -- backup FILE': 'FILE is an example; README.md has the command with a name.',
  'npm run -s cli -- restore FILE': 'FILE is an example; docs/operating.md has the command with a name.',
  'npm run -s cli -- ledger watch https://learn.example --token-file token': 'It needs a running service.',
  'npm run -s cli -- ledger accept-key learn.example/ledger/log+ec6e161e+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4':
    'It needs a log with that key, as test/kernel/ledger/log/keys.test.ts has.',
  'npm run -s cli -- ledger verify --checkpoint FILE': 'docs/auditing.md has the command with a name.',
  'gunzip < FILE': 'It needs jq and age; test/backup/backup.slow.test.ts reads the format.',
  'npm run types ': 'test/slice/adding-a-slice.slow.test.ts runs it.',
};

/** Script that runs the matched command on another instance. */
const emptyInstance = '(export DATA_DIR=../other-$RANDOM; npm run -s cli -- migrate; $&\n)';

/** Adds a family with a history, and replicates it to the target of docs/sync.md. */
const replicate = `
account=$(npm run -s cli -- seed --again --days 3 --json)
names='{"username": "%s", "password": "%s"}'
login=$(printf "$names" "$(field .username <<< "$account")" "$(field .password <<< "$account")")
token=$(curl -sf --retry 5 $api/login -H "$json" -d "$login" | field .token)
auth="authorization: Bearer $token"
body='{"targetDbUrl": "'$TARGET'", "continuousSync": false}'
config=$api/api/sync-configs/$(curl -sf --retry 5 $api/api/sync-configs -H "$auth" -H "$json" -d "$body" | field .id)
curl -sf --retry 5 -X POST $config/push -H "$auth"
state=
until [ "$state" = COMPLETED ]; do
  state=$(curl -sf --retry 5 $config -H "$auth" | field .syncStatus)
  [ "$state" != FAILED ]
done
family=$(curl -sf --retry 5 $api/api/user -H "$auth" | field .id)
`;

t.test('runs every command of the documents for users', async (t) => {
  const { directory, environment, address } = await startHere(t);
  const listed = new Set<string>();
  for (const page of pages) {
    const text = await readFile(join(root, page), 'utf8');
    const target = text.includes('$OWNER_URL') ? await createTarget(t) : undefined;
    // docs/sync.md names this file for its statement.
    const [, statement = ''] = /^```sql\n(.*?)^```$/ms.exec(text) ?? [];
    await writeFile(join(directory, 'ledger.sql'), statement);
    for (const script of scriptsOf(text)) {
      const beginning = Object.keys(notRun).find((beginning) => script.startsWith(beginning));
      if (beginning !== undefined) {
        listed.add(beginning);
        continue;
      }
      const own = script
        .replaceAll('http://127.0.0.1:3000', address)
        .replace('examples/first-steps.js', `$& ${address}`)
        // These need an instance without data.
        .replace(/^npm run -s cli -- (?:restore|family import).*$/m, emptyInstance);
      const adapted = target ? target.adapt(own) : own;
      const variables = { ...process.env, ...environment, api: address, ...target?.variables };
      const {
        code = 0,
        stdout,
        stderr,
      } = await run('bash', ['-euo', 'pipefail', '-c', definitions + adapted], {
        cwd: directory,
        env: variables,
      }).catch((error) => error);
      t.equal(code, 0, `${page}: ${script}\n${stdout}${stderr}`);
    }
  }
  t.same(
    Object.keys(notRun).filter((beginning) => !listed.has(beginning)),
    [],
    'each exception has a block',
  );
});

/** Definitions that examples of README.md have from earlier ones, and psql, which the machine may lack. */
const definitions = `
json='content-type: application/json'
field() { node -pe "JSON.parse(require('fs').readFileSync(0))$1"; }
psql() { node test/helpers/database/fake-psql.ts "$@"; }
`;

/** Returns the blocks of shell commands, and the commands of the command line within texts. */
function scriptsOf(page: string): string[] {
  const found = [...page.matchAll(/^```sh\n(.*?)^```$|`(npm run -s cli -- [^`]+)`/gms)];
  return found.map(([, block, command]) => block ?? command ?? '');
}

let targets = 0;

/** Creates an empty database for a page's replica, and adapts commands to it. The role gets a name of its own. */
async function createTarget(t: Test) {
  const url = await createEmptyDatabase(t);
  targets += 1;
  const role = `family_${process.pid}_${targets}`;
  const sql = connect(url);
  t.teardown(async () => {
    await sql`DROP OWNED BY ${sql(role)}`;
    await sql`DROP ROLE ${sql(role)}`;
    await sql.end();
  });
  const owner = new URL(url);
  owner.searchParams.set('sslmode', 'disable');
  const { host, pathname } = owner;
  const port = owner.port === '' ? ':5432' : '';
  const target = `postgresql://${role}:password@${host}${port}${pathname}?sslmode=disable`;
  const adapt = (script: string) =>
    script
      .replaceAll(/(--role|password) family/g, `$1 ${role}`)
      .replace('postgresql://family:password@db.example.org:5432/family', target)
      .replace(
        /^psql .*--set family=7/m,
        (command) => replicate + command.replace('family=7', 'family=$family'),
      );
  return { variables: { OWNER_URL: owner.href, TARGET: target }, adapt };
}

/** Starts a service, and returns a directory that looks like the project and whose parent directory is empty. */
async function startHere(t: Test) {
  const parent = await mkdtemp(join(tmpdir(), 'documents-'));
  t.teardown(() => rm(parent, { recursive: true, force: true }));
  const directory = join(parent, 'project');
  await mkdir(directory);
  for (const name of await readdir(root)) await symlink(join(root, name), join(directory, name));
  const environment = {
    DATA_DIR: join(parent, 'data'),
    BACKUP_PASSPHRASE: 'six words beyond all good guesses',
    SYNC_ALLOW_PRIVATE_TARGETS: 'true',
  };
  const service = runService(t, environment, ['npm', 'start']);
  const address = await service.address;
  t.teardown(() => service.end('SIGTERM'));
  return { directory, environment: { ...environment, PORT: new URL(address).port }, address };
}
