import t, { type Test } from 'tap';
import { startApp, type TestApp, testSettings } from '../../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../../helpers/browser.ts';
import { expectStatus, givePoints, type Member, registerAdmin } from '../../../helpers/families/client.ts';
import { until } from '../../../helpers/until.ts';
import { playStory, type Story } from '../story.ts';
import {
  adjustMore,
  exporting,
  exportPath,
  genuine,
  linesOf,
  otherKey,
  rewrite,
  signerOf,
  withoutTail,
} from './forgeries.ts';
import { changing, type Liar, type Lie, saying, startLiar } from './liar.ts';
import { type Shown, visit } from './visits.ts';

/** A server that lies to a browser that kept a proof at an honest visit. */

const open = await openBrowser(t);

interface Service extends TestApp {
  admin: Member;
  story: Story;
  liar: Liar;
  /** Makes the server tell these lies, and no others. */
  lie(lies: Iterable<[string, Lie]>): void;
  look(): Promise<Shown>;
  exported(): Promise<string>;
}

/** Starts a service with a family, which a browser has not visited yet. */
async function startService(t: Test): Promise<Service> {
  const started = await startApp(t);
  const admin = await registerAdmin(started.app);
  const story = await playStory(started.app, admin);
  const liar = await startLiar(t, await started.app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    ...started,
    admin,
    story,
    liar,
    lie: (lies) => {
      liar.lies = new Map(lies);
    },
    async look() {
      const { page, verdict, words, findings } = await visit(open, liar.address, story.parentName);
      await page.close();
      return { verdict, words, findings };
    },
    exported: async () => (await expectStatus(200, story.parent.get(exportPath))).body,
  };
}

/** Returns lies that answer with the present state for ever. */
async function frozen({ story: { parent }, exported }: Service): Promise<Map<string, Lie>> {
  const { body: checkpoint } = await expectStatus(200, parent.get('/api/ledger/checkpoint'));
  const url = `/api/ledger/proof?familyId=${parent.id}&size=${checkpoint.size}`;
  const { body: proof } = await expectStatus(200, parent.get(url));
  return new Map([
    exporting(await exported()),
    ['/api/ledger/checkpoint', saying(checkpoint)],
    ['/api/ledger/proof', saying(proof)],
  ]);
}

t.test(
  'a broken answer of the log does not hide that the ledger was rewritten',
  { skip: noBrowser },
  async (t) => {
    for (const path of ['/api/ledger/checkpoint', '/api/ledger/proof']) {
      const service = await startService(t);
      t.equal((await service.look()).verdict, 'green');
      const { text } = rewrite(await service.exported(), adjustMore);
      service.lie([exporting(text), [path, changing(() => 'null')]]);
      const { verdict, findings } = await service.look();
      t.equal(verdict, 'red', path);
      t.match(findings, /The ledger was rewritten: event \d+ differs/);
    }
  },
);

t.test('a ledger that grows continues the kept proof', { skip: noBrowser }, async (t) => {
  const service = await startService(t);
  t.equal((await service.look()).verdict, 'green');
  await givePoints(service.admin, service.story.sibling.id, 4);
  const { verdict, words, findings } = await service.look();
  t.equal(verdict, 'green');
  t.match(words, /continues your proof of/);
  t.match(findings, /unchanged/);
});

t.test(
  'an older state is found by the kept proof only, and the proof stays',
  { skip: noBrowser },
  async (t) => {
    const service = await startService(t);
    const older = await frozen(service);
    const { length } = linesOf(await service.exported()).events;
    service.lie(older);
    t.equal((await service.look()).verdict, 'green', 'nothing shows it at a first visit');
    service.lie([]);
    await givePoints(service.admin, service.story.sibling.id, 4);
    t.equal((await service.look()).verdict, 'green');
    service.lie(older);
    for (const time of ['once', 'twice']) {
      const { verdict, findings } = await service.look();
      t.equal(verdict, 'red', time);
      t.match(findings, /does not continue the first/);
      t.match(findings, new RegExp(`Event ${length + 1}: The ledger was truncated`));
    }
    service.lie([]);
    const { verdict, words } = await service.look();
    t.equal(verdict, 'green');
    t.match(words, /continues your proof/);
  },
);

t.test('a hidden end with a log of that length, signed with the same key', { skip: noBrowser }, async (t) => {
  const service = await startService(t);
  await service.look();
  const text = withoutTail(await service.exported(), 2);
  const { log } = rewrite(text, () => {});
  service.lie([exporting(text), ...(await log(genuine))]);
  const { verdict, findings } = await service.look();
  t.equal(verdict, 'red');
  t.match(findings, /The ledger was truncated/);
  t.match(findings, /does not continue the first/);
});

t.test(
  'a rewritten history of the holder of the key, with its first other event',
  { skip: noBrowser },
  async (t) => {
    const service = await startService(t);
    await service.look();
    const text = await service.exported();
    const seq = linesOf(text).events.find(({ type }) => type === 'PointsAdjusted')?.seq;
    const rewritten = rewrite(text, adjustMore);
    service.lie([exporting(rewritten.text), ...(await rewritten.log(genuine))]);
    const { verdict, findings } = await service.look();
    t.equal(verdict, 'red');
    t.match(findings, new RegExp(`Event ${seq}: The ledger was rewritten`));
    t.match(findings, /does not continue the first/);
  },
);

t.test('another key, though all else is right', { skip: noBrowser }, async (t) => {
  const service = await startService(t);
  await service.look();
  const { log } = rewrite(await service.exported(), () => {});
  service.lie(await log(signerOf(otherKey)));
  const { verdict, findings } = await service.look();
  t.equal(verdict, 'red');
  t.match(findings, /did not sign that the key .* follows it/);
});

t.test('a new key that the earlier one names is trusted', { skip: noBrowser }, async (t) => {
  const service = await startService(t);
  await service.look();
  const ledgerSigningKey = `${otherKey},${testSettings.ledgerSigningKey}`;
  const { databaseUrl, liar } = service;
  const { app } = await startApp(t, { databaseUrl, settings: { ledgerSigningKey } });
  liar.target = await app.listen({ port: 0, host: '127.0.0.1' });
  const signed: string[] = [];
  const listening: Lie = (answer) => {
    signed.push(JSON.parse(answer.body).publicKey);
    return answer;
  };
  service.lie([['/api/ledger/checkpoint', listening]]);
  for (const time of ['once', 'twice']) {
    const { verdict, words } = await service.look();
    t.equal(verdict, 'green', time);
    t.match(words, /continues your proof/);
  }
  t.same([...new Set(signed)], [signerOf(otherKey).verifierKey]);
});

t.test('a service without a log keeps the proof for later', { skip: noBrowser }, async (t) => {
  const service = await startService(t);
  await service.look();
  const withheld: Lie = () => ({ status: 503, headers: {}, body: '' });
  const { text } = rewrite(await service.exported(), adjustMore);
  service.lie([exporting(text), ['/api/ledger/checkpoint', withheld]]);
  const { verdict, findings } = await service.look();
  t.equal(verdict, 'red', 'the hashes that the browser kept show it without a signature');
  t.match(findings, /The ledger was rewritten/);
});

t.test('a slower tab keeps no less than a tab that began later', { skip: noBrowser }, async (t) => {
  const service = await startService(t);
  const { length } = linesOf(await service.exported()).events;
  const older = await frozen(service);
  const held = Promise.withResolvers<void>();
  const holding =
    (lie: Lie | undefined): Lie =>
    async (answer, url) => {
      await held.promise;
      return lie?.(answer, url) ?? answer;
    };
  const path = '/api/ledger/export';
  service.lie([...older, [path, holding(older.get(path))]]);
  const slower = service.look();
  await until('the slower tab asks for the ledger', () => service.liar.asked.includes(path));
  service.lie([]);
  await givePoints(service.admin, service.story.sibling.id, 4);
  t.equal((await service.look()).verdict, 'green');
  held.resolve();
  t.equal((await slower).verdict, 'green');
  const { findings } = await service.look();
  t.match(findings, new RegExp(`its ${length + 1} events are unchanged`));
  service.lie(older);
  t.match((await service.look()).findings, /does not continue the first/, 'it kept the log too');
});

t.test('a lie does not replace the kept proof', { skip: noBrowser }, async (t) => {
  const service = await startService(t);
  await service.look();
  const { text } = rewrite(await service.exported(), adjustMore);
  service.lie([exporting(text)]);
  t.equal((await service.look()).verdict, 'red');
  service.lie([]);
  const { verdict, words } = await service.look();
  t.equal(verdict, 'green');
  t.match(words, /continues your proof/);
});
