import { randomBytes } from 'node:crypto';
import t from 'tap';
import { loggerOptions } from '../../../src/service/logging.ts';
import { startApp } from '../../helpers/app.ts';
import { contractOf, problemFaults } from '../../helpers/documents/contract.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { type Answer, clientOf, expectStatus, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { allocate, openLink, openLinkFrom, share } from './steps.ts';

const log: string[] = [];
const logger = { ...loggerOptions('info'), stream: { write: (line: string) => log.push(line) } };
const { admin, app, databaseUrl, newFamily } = await startFamilies(t, { logger });
const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

async function newShare(fields: object = {}): Promise<string> {
  const { learner } = await newFamily(30);
  return share(learner, await allocate(learner), fields);
}

function typeOf({ headers }: Answer): string {
  return String(headers['content-type']);
}

t.test('returns a page if the request prefers text/html, JSON otherwise', async (t) => {
  const url = await newShare();
  const html = [
    chrome,
    'text/html',
    'TEXT/HTML',
    'text/*',
    'text/html;q=0.2',
    'text/html;q=0.9,application/json;q=0.8',
  ];
  const json = [
    '*/*',
    '',
    'application/json',
    'application/*',
    'application/json, text/plain, */*',
    'text/html;q=0',
    'text/html;q=0.5, application/json',
    'text/html;q=0.8,application/json;q=0.9',
    '*/*, text/html;q=0.1',
    'application/json, text/html;q=0.99',
    'image/png',
    'nonsense',
  ];
  for (const accept of html)
    t.equal(typeOf(await openLink(app, url, { accept })), 'text/html; charset=utf-8', accept);
  for (const accept of json)
    t.equal(typeOf(await openLink(app, url, { accept })), 'application/json; charset=utf-8', accept);
  t.equal(typeOf(await openLink(app, url)), 'application/json; charset=utf-8', 'without the header');
});

t.test("shows the day of the share in the family's zone", async (t) => {
  const { parent, learner } = await newFamily(30);
  const url = await share(learner, await allocate(learner));
  const days = new Set<string>();
  // 25 hours apart, so never on the same day.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await expectStatus(200, parent.put('/api/user', { timeZone }));
    const { sharedAt } = (await openLink(app, url)).body;
    const { body } = await openLink(app, url, { accept: chrome });
    const day = new Date(sharedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
    t.match(body, `<time datetime="${sharedAt}">${day}</time>`);
    days.add(day);
  }
  t.equal(days.size, 2);
});

t.test('sends Vary: Accept and Cache-Control: no-store', async (t) => {
  const url = await newShare();
  for (const path of [url, `${url}0`]) {
    for (const accept of [chrome, '*/*']) {
      const { headers } = await openLink(app, path, { accept });
      t.match(headers, { vary: 'Accept', 'cache-control': 'no-store' });
    }
  }
});

t.test('sends Vary: Origin, Accept with CORS', async (t) => {
  const { app } = await startApp(t, { settings: { corsOrigins: ['https://app.example'] } });
  const { headers } = await openLink(app, '/users/nobody/award/x', { origin: 'https://app.example' });
  t.equal(headers['vary'], 'Origin, Accept');
});

t.test('sends noindex with every answer', async (t) => {
  const url = await newShare();
  for (const path of [url, `${url}0`]) {
    for (const accept of [chrome, '*/*']) {
      t.equal((await openLink(app, path, { accept })).headers['x-robots-tag'], 'noindex, nofollow');
    }
  }
  t.match(
    (await openLink(app, url, { accept: chrome })).body,
    '<meta name="robots" content="noindex, nofollow">',
  );
});

t.test('returns the same 404 for unknown, inactive, foreign and erased shares', async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  await givePoints(admin, sibling.id, 10);
  const inactive = await share(learner, await allocate(learner), { active: false });
  const active = await share(learner, await allocate(learner));
  const [username = '', hash = ''] = active.slice('/users/'.length).split('/award/');
  const erased = await share(parent, await allocate(sibling));
  const strangers = (await parent.get('/api/user')).body.username;
  const random = randomBytes(16).toString('hex');
  const urls = [
    inactive,
    `/users/${strangers}/award/${hash}`,
    `/users/nobody/award/${hash}`,
    `/users/${username}/award/${random}`,
    `/users/nobody/award/${random}`,
    `/users/${username}/award/${hash.slice(1)}`,
    `/users/${username}/award/${hash}0`,
    `/users/${username}/award/x`,
    `/users/%25/award/'%20OR%20true`,
    erased,
  ];
  await expectStatus(200, openLink(app, erased));
  await expectStatus(200, parent.delete(`/api/learners/${sibling.id}`));
  const answers = await Promise.all(urls.map((url) => openLink(app, url)));
  const [first] = answers.map(comparable);
  t.match(first, { status: 404, body: { code: 'SHARE_NOT_FOUND' } });
  for (const [i, answer] of answers.entries()) {
    t.same(comparable(answer), first, String(urls[i]));
    t.same(problemFaults(answer), []);
  }
  const pages = await Promise.all(urls.map((url) => openLink(app, url, { accept: chrome })));
  for (const [i, page] of pages.entries()) {
    t.match(page, { status: 404, body: /There is no award here/ });
    t.same(comparable(page), comparable(pages[0] ?? page), `${urls[i]} as a page`);
  }
});

/** Returns the answer without request id, path and time. */
function comparable({ status, body, headers }: Answer) {
  const { requestId: _id, instance: _instance, ...members } = typeof body === 'string' ? { body } : body;
  const { 'x-request-id': _header, date: _date, 'content-length': _length, ...others } = headers;
  return { status, body: members, headers: others, order: Object.keys(members) };
}

t.test('accepts the username in any case', async (t) => {
  const url = await newShare();
  const [username = '', hash = ''] = url.slice('/users/'.length).split('/award/');
  t.equal((await openLink(app, `/users/${username.toUpperCase()}/award/${hash}`)).status, 200);
});

t.test('logs neither link nor username', async (t) => {
  const url = await newShare();
  const [username = '', hash = ''] = url.slice('/users/'.length).split('/award/');
  const before = log.length;
  for (const path of [url, `${url}0`, `${url}/`, `/${url}`, `${url}%zz`, `${url}?x=1`])
    for (const accept of [chrome, '*/*']) await openLink(app, path, { accept });
  for (const method of ['HEAD', 'OPTIONS', 'POST'] as const) await clientOf(app).send({ method, url });
  const lines = log.slice(before).filter((line) => line.includes(hash) || line.includes(username));
  t.same(lines, []);
  t.ok(
    log.some((line) => line.includes('"url":"/api/awards/allocate"')),
    'logs other paths',
  );
});

t.test('ignores valid and invalid tokens', async (t) => {
  const { parent, learner } = await newFamily(30);
  const url = await share(learner, await allocate(learner));
  const { body } = await openLink(app, url);
  for (const token of [parent.token, learner.token, 'garbage'])
    t.match(await clientOf(app, token).get(url), { status: 200, body });
});

t.test('returns 405 for methods other than GET and HEAD', async (t) => {
  const url = await newShare();
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    t.match(await clientOf(app).send({ method, url }), refusal(405, 'METHOD_NOT_ALLOWED'));
  const head = await clientOf(app).send({ method: 'HEAD', url, headers: { accept: chrome } });
  t.match(head, { status: 200, body: '', headers: { 'content-type': /^text\/html/ } });
});

t.test('returns 429 with Retry-After only to an address with more than 60 requests a minute', async (t) => {
  const url = await newShare();
  const { app } = await startApp(t, { databaseUrl, settings: { hasRateLimits: true } });
  const [address, other] = ['192.0.2.1', '192.0.2.2'];
  const answers: Answer[] = [];
  for (let i = 0; i < 70; i += 1) answers.push(await openLinkFrom(address, app, i % 2 ? url : `${url}0`));
  t.ok(answers.slice(0, 60).every(({ status }) => status === 200 || status === 404));
  const rejected = answers.slice(60);
  const operation = contractOf(app).operations.find(({ operationId }) => operationId === 'getSharedAward');
  for (const answer of rejected) {
    t.match(answer, refusal(429, 'TOO_MANY_REQUESTS'));
    const seconds = Number(answer.headers['retry-after']);
    t.ok(seconds >= 1 && seconds <= 60, `${seconds} s`);
    t.same(operation && contractOf(app).faults(operation, answer), []);
    t.match(answer.headers, { 'cache-control': 'no-store' });
  }
  t.equal((await openLinkFrom(other, app, url)).status, 200);
  const health = await clientOf(app).send({ method: 'GET', url: '/api/healthcheck', remoteAddress: address });
  t.equal(health.status, 200, 'other operations have no limit');
});

t.test('counts the addresses of one IPv6 network together', async (t) => {
  const url = await newShare();
  const { app } = await startApp(t, { databaseUrl, settings: { hasRateLimits: true } });
  const statuses: number[] = [];
  for (let i = 0; i < 62; i += 1) statuses.push((await openLinkFrom(`2001:db8:0:1::${i}`, app, url)).status);
  t.same([...new Set(statuses.slice(0, 60)), ...statuses.slice(60)], [200, 429, 429]);
  t.equal((await openLinkFrom('2001:db8:0:2::1', app, url)).status, 200);
});

t.test('matches the OpenAPI document', async (t) => {
  const contract = contractOf(app);
  const operation = contract.operations.find(({ operationId }) => operationId === 'getSharedAward');
  if (!operation) throw new Error('operation missing in the document');
  t.same(operation.security, []);
  const url = await newShare({ title: 'One', description: 'Two' });
  for (const path of [url, `${url}0`, '/users/%00/award/x']) {
    for (const accept of ['text/html', 'application/json'])
      t.same(contract.faults(operation, await openLink(app, path, { accept })), [], `${path} as ${accept}`);
  }
});
