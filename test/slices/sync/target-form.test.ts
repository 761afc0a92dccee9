import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, register, registerAdmin } from '../../helpers/families/client.ts';
import { createSyncConfig, idleSync } from './idle.ts';

const { app, database, databaseUrl } = await startApp(t, { services: { sync: idleSync } });
// The first user becomes an administrator, who has no configurations.
await registerAdmin(app);
const newParent = () => register(app, 'PARENT');
const configUrl = (id: string) => `/api/sync-configs/${id}`;

function readRow(id: string) {
  const rows = database.db.selectFrom('sync_configs').select(['target_url', 'is_full_due', 'version']);
  return rows.where('id', '=', id).executeTakeFirstOrThrow();
}

/** Valid except for the form of interface.md 4.8, with words of the error. */
const otherForms = [
  ['postgres://u:the-word@h.example:5432/d', 'begins with postgres://'],
  ['postgresql://u:the-word@h.example/d', 'has no port'],
  ['postgresql://postgres.ref:the-word@h.example:5432/d', '"." as character 9 of the username'],
  ['postgresql://u-v;w:the-word@h.example:5432/d', '"-" as character 2 of the username'],
  ['postgresql://u:the-word@h.example:5432/d-e', '"-" as character 2 of the database'],
  ['postgresql://u:the-word@h.example:5432/d%2De', '"%" as character 2 of the database'],
] as const;

t.test(
  'interface.md 4.8: refuses a target that the regular expression does not match, and says what differs',
  async (t) => {
    const parent = await newParent();
    const { id } = await createSyncConfig(parent);
    for (const [text, difference] of otherForms) {
      for (const targetDbUrl of [text, text.replace('the-word', '***')]) {
        for (const answer of [
          await parent.post('/api/sync-configs', { targetDbUrl }),
          await parent.put(configUrl(id), { targetDbUrl, continuousSync: true }),
        ]) {
          t.match(answer, invalid('/body/targetDbUrl'), targetDbUrl);
          const [{ message }] = answer.body.errors;
          t.ok(message.includes(difference), message);
          t.match(
            message,
            /postgresql:\/\/username:password@hostname:port\/database.* SYNC_TARGET_URLS=any$/,
          );
          t.notMatch(JSON.stringify(answer.body), /the-word|h\.example|\\w/);
        }
      }
    }
    t.match((await parent.get('/api/sync-configs')).body, [{ id, continuousSync: false }]);
  },
);

t.test(
  'decisions.md 8.2: keeps a target of another form under the default, also if a client sends it back as it is shown',
  async (t) => {
    const any = await startApp(t, {
      databaseUrl,
      services: { sync: idleSync },
      settings: { targetUrls: 'any' },
    });
    for (const [text] of otherForms) {
      const parent = await newParent();
      const { id, targetDbUrl } = await createSyncConfig(clientOf(any.app, parent.token), {
        targetDbUrl: text,
      });
      const before = await readRow(id);
      const kept = (continuousSync: boolean, body: object) =>
        expectStatus(200, parent.put(configUrl(id), { continuousSync, ...body }));
      t.match((await kept(true, {})).body, { targetDbUrl, continuousSync: true });
      t.match((await kept(false, { targetDbUrl })).body, { targetDbUrl, continuousSync: false });
      t.same(await readRow(id), { ...before, version: before.version + 2 });
      const sibling = await createSyncConfig(parent);
      if (/-|%|\.ref/.test(targetDbUrl.replace('h.example', ''))) {
        const others = [`${targetDbUrl}?sslmode=require`, targetDbUrl.replace('***', 'the-word')];
        for (const other of others)
          t.match(
            await parent.put(configUrl(id), { targetDbUrl: other }),
            invalid('/body/targetDbUrl'),
            other,
          );
        t.match(await parent.put(configUrl(sibling.id), { targetDbUrl }), invalid('/body/targetDbUrl'));
        const foreign = await (await newParent()).put(configUrl(id), { targetDbUrl });
        t.match(foreign, invalid('/body/targetDbUrl'), 'the form comes before the owner');
      }
      await expectStatus(200, parent.put(configUrl(id), { targetDbUrl: 'postgresql://u:p@h.example:1/d' }));
    }
  },
);
