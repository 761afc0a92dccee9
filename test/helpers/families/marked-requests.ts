import type { OpenApiDocument, Operation } from '../documents/document.ts';
import { type SampleRequest, sampleRequest, type TestRequest, type World } from './world.ts';

const json = { 'content-type': 'application/json' };

/** Returns requests to an operation with the mark at every place where a person can type a text. */
export function markedRequests(
  operation: Operation,
  document: OpenApiDocument,
  world: World,
  mark: string,
): TestRequest[] {
  const sample = () => sampleRequest(operation, document, world);
  // The log has the id of a trusted proxy if it has a safe form (decisions.md 1.20), so this one has another.
  const inHeaders = [
    'idempotency-key',
    'user-agent',
    'referer',
    'origin',
    'cookie',
    'host',
    'accept',
    'x-request-id',
    'x-forwarded-for',
    'x-forwarded-host',
    mark,
  ].map((name) => ({ ...sample(), headers: { [name]: name === 'x-request-id' ? `${mark} ${mark}` : mark } }));
  const authorization = [mark, `Bearer ${mark}`, `Bearer ${tokenOf(mark)}`].map((value) => ({
    ...sample(),
    headers: { authorization: value },
  }));
  return [
    sample(),
    ...inHeaders,
    ...authorization,
    ...inPath(operation, sample(), mark),
    ...bodies(sample, mark),
  ];
}

/** Returns an unsigned token with the mark in every claim. */
function tokenOf(mark: string): string {
  const parts = [{ alg: 'HS256', typ: mark }, { sub: mark, role: mark, jti: mark }, mark];
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
}

function inPath({ path, parameters = [] }: Operation, sample: SampleRequest, mark: string): TestRequest[] {
  const requests: TestRequest[] = [];
  const [plain = '', query = ''] = sample.url.split('?');
  for (const { in: place, name } of [...parameters, { in: 'query', name: mark }]) {
    if (place === 'path') requests.push({ ...sample, url: path.replace(`{${name}}`, mark) });
    if (place !== 'query') continue;
    for (const value of [mark, `1%0A${mark}`, `%00${mark}`]) {
      requests.push({ ...sample, url: `${plain}?${query}&${name}=${value}` });
    }
  }
  return [
    ...requests,
    { ...sample, url: `${plain}/${mark}` },
    { ...sample, url: `${plain}%zz${mark}` },
    { ...sample, url: `${plain};${mark}#${mark}` },
  ];
}

function bodies(sample: () => SampleRequest, mark: string): TestRequest[] {
  const good = sample().payload;
  const texts = [
    `{"name": "${mark}`,
    `"${mark}"`,
    mark,
    `{"__proto__": "${mark}"}`,
    `{"${mark}": "\\ud800"}`,
  ];
  const malformed = texts.map((payload) => ({ ...sample(), payload, headers: json }));
  const plain = { ...sample(), payload: mark, headers: { 'content-type': `text/${mark}` } };
  if (!good) return [...malformed, plain];
  const all = Object.fromEntries(Object.keys(good).map((name) => [name, mark]));
  const each = Object.keys(good).flatMap((name) =>
    marks(good[name], mark).map((value) => ({
      ...sample(),
      payload: { ...sample().payload, [name]: value },
    })),
  );
  const unknown = { ...sample(), payload: { ...sample().payload, [mark]: mark, [`\0${mark}`]: 1 } };
  return [...malformed, plain, ...each, unknown, { ...sample(), payload: all }];
}

/** Returns the mark alone, and the value with the mark in each of its texts. */
function marks(value: unknown, mark: string): unknown[] {
  const inside = marked(value, mark);
  return [mark, [mark], { [mark]: mark }, ...(inside === mark ? [] : [inside])];
}

function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return mark;
  if (Array.isArray(value)) return value.map((item) => marked(item, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item, mark)]));
}
