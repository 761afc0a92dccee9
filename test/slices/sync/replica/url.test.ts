import fc from 'fast-check';
import t from 'tap';
import {
  formatReplicaUrl,
  InvalidReplicaUrl,
  maskReplicaUrl,
  parseReplicaUrl,
  readReplicaUrl,
  withPassword,
} from '../../../../src/slices/sync/replica/url.ts';

/** Pattern of interface.md 4.8. */
const contract = /^postgresql:\/\/\w+:.*@[\w.-]+:\d+\/\w+(\?.*)?$/;

const fields = {
  user: 'family',
  password: 'pass word',
  host: 'db.example.org',
  port: 5432,
  database: 'copy',
  sslmode: undefined,
};

t.test('parses a connection string and decodes its password', async (t) => {
  const cases: [string, object][] = [
    ['postgresql://family:pass%20word@db.example.org:5432/copy', {}],
    ['postgresql://family:pass word@DB.Example.ORG:05432/copy?', {}],
    ['postgresql://family:a@b:c/d?e#f@db.example.org:5432/copy', { password: 'a@b:c/d?e#f' }],
    ['postgresql://family:%2A%2A%2A@db.example.org:5432/copy', { password: '***' }],
    ['postgresql://family:%C3%BC%25@db.example.org:5432/copy', { password: 'ü%' }],
    ['postgres://family:pass word@db.example.org/copy', {}],
    ['postgres://my-family:pass word@db.example.org/my-copy', { user: 'my-family', database: 'my-copy' }],
    [
      'postgres://postgres.ref:pass word@db.example.org/%C3%A9%20%22x%22',
      { user: 'postgres.ref', database: 'é "x"' },
    ],
    ['postgres://family%40server:pass word@db.example.org/copy', { user: 'family@server' }],
    [
      'postgresql://family:pass word@db.example.org/copy?sslmode=require&channel_binding=require',
      { sslmode: 'require' },
    ],
    [
      'postgresql://family:pass word@db.example.org/copy?options=endpoint%3Dep-1-a&sslmode=require&application_name=x%26y',
      { sslmode: 'require', endpoint: 'ep-1-a' },
    ],
    ['postgresql://family:pass word@db.example.org/copy?connect_timeout=10', {}],
    ['postgresql://family:pass word@192.0.2.7:1/copy', { host: '192.0.2.7', port: 1 }],
    ['postgresql://family:pass word@my_host:65535/copy', { host: 'my_host', port: 65_535 }],
    ...['disable', 'require', 'verify-ca', 'verify-full'].map((sslmode): [string, object] => [
      `postgresql://family:pass word@db.example.org:5432/copy?sslmode=${sslmode}`,
      { sslmode },
    ]),
  ];
  for (const [text, different] of cases) {
    const url = { ...fields, ...different };
    t.same(parseReplicaUrl(text), url, text);
    t.same(parseReplicaUrl(formatReplicaUrl(url)), url, `${text} in the canonical form`);
  }
});

const canary = 'canary4711';
const whole = (rest: string) => `postgresql://${canary}:${canary}${rest}`;
/** Invalid connection strings, and words of their faults. */
const invalid: [RegExp, string[]][] = [
  [
    /form/,
    [
      ...['', canary, `mysql://${canary}:${canary}@h:1/d`, whole('@h:/d'), whole('@h:1'), whole('@h:1/')],
      ...[whole('@h:1/d/e'), whole('@h:x/d'), whole('@:1/d'), whole('@h,i:1/d'), whole('@[::1]:1/d')],
      ...[
        `postgresql://${canary}@h:1/d`,
        `postgresql://:${canary}@h:1/d`,
        `postgresql://a b:${canary}@h:1/d`,
      ],
      ...[whole('\n@h:1/d'), whole('@h:1/d#x'), ` ${whole('@h:1/d')}`, whole('@/tmp:1/d')],
    ],
  ],
  [
    /password/,
    [
      `postgresql://${canary}:@h:1/d`,
      whole('%@h:1/d'),
      whole('%zz@h:1/d'),
      whole('%00@h:1/d'),
      whole('%ff@h:1/d'),
    ],
  ],
  [
    /names/,
    [
      ...['%00', '%0a', '%zz', '%ff', 'n'.repeat(64), '%C3%BC'.repeat(32)].flatMap((name) => [
        `postgresql://${name}:${canary}@h:1/d`,
        whole(`@h:1/${name}`),
      ]),
    ],
  ],
  [/port/, [whole('@h:0/d'), whole('@h:65536/d'), whole(`@h:${'9'.repeat(400)}/d`)]],
  [
    /host/,
    [
      whole('@h.:1/d'),
      whole('@.:1/d'),
      whole('@h..i:1/d'),
      whole('@-h:1/d'),
      whole(`@${'h'.repeat(64)}:1/d`),
      whole(`@${`${'h'.repeat(63)}.`.repeat(4)}h:1/d`),
    ],
  ],
  [
    /sslmode/,
    [
      ...['sslmode=prefer', 'sslmode=allow', 'sslmode=', 'sslmode', 'SSLMODE=disable', 'sslmode=disable&'],
      ...['sslmode=disable&sslmode=disable', 'host=evil', 'sslmode=disable&options=x', 'ssl%6Dode=disable'],
      ...['sslmode=disable#x', 'sslrootcert=/etc', 'passfile=x', '&', `target_session_attrs=${canary}`, '=x'],
      ...['options=-c%20role%3Dx', 'options=endpoint%3Da%20b', 'options=endpoint%3Da&options=endpoint%3Da'],
      ...[
        'options=',
        'pgbouncer=true',
        'options=endpoint%3D',
        '__proto__=x',
        'channel_binding=x&channel_binding=x',
        'options=%ff',
      ],
    ].map((query) => whole(`@h:1/d?${query}`)),
  ],
];

t.test('decisions.md 8.2: rejects other strings with a message that quotes nothing from them', async (t) => {
  for (const [reason, texts] of invalid) {
    for (const text of texts) {
      t.throws(() => parseReplicaUrl(text), { name: 'InvalidReplicaUrl', message: reason }, text);
      t.notMatch(
        messageOf(() => parseReplicaUrl(text)),
        /canary|evil|4711/,
      );
    }
  }
});

t.test('accepts IPv4 addresses in dotted decimal form only', async (t) => {
  const odd =
    '127.1 127.0.1 2130706433 0x7f.1 0x7f000001 0177.0.0.1 127.0.0.1. 127.0.0.01 1.2.3.4.5 256.1.1.1 1.2.3';
  for (const host of [...odd.split(' '), '0x', 'a.0x1', 'a.1', '0']) {
    t.throws(() => parseReplicaUrl(`postgresql://u:p@${host}:1/d`), { message: /host/ }, host);
  }
  for (const host of [
    '127.0.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '1.a',
    '127.0.0.1.example.org',
    '0x7f.org',
  ]) {
    t.equal(parseReplicaUrl(`postgresql://u:p@${host}:1/d`).host, host);
  }
});

t.test('parses formatted connection strings back, for any password', async (t) => {
  const word = fc.stringMatching(/^\w{1,20}$/);
  const url = fc.record({
    user: word,
    password: fc.oneof(
      fc.constantFrom('***', '%', '%41', 'a@b', ' '),
      fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !text.includes('\0')),
    ),
    host: fc.constantFrom('localhost', 'db-1.example.org', '192.0.2.7'),
    port: fc.integer({ min: 1, max: 65_535 }),
    database: word,
    endpoint: fc.constantFrom('ep-1'),
    sslmode: fc.constantFrom(undefined, 'disable', 'require', 'verify-ca', 'verify-full'),
  });
  fc.assert(
    fc.property(url, (value) => {
      const text = formatReplicaUrl(value);
      t.match(text, contract);
      t.same(parseReplicaUrl(text), value);
      t.match(maskReplicaUrl(value), contract);
      t.same(readReplicaUrl(maskReplicaUrl(value)), { ...value, password: undefined });
    }),
    { numRuns: 200 },
  );
});

t.test(
  'decisions.md 8.1: keeps the password for the mask of the same user, host, port, database and endpoint',
  async (t) => {
    const stored = parseReplicaUrl('postgresql://u:the-word@h.example:5432/d?sslmode=require');
    t.equal(maskReplicaUrl(stored), 'postgresql://u:***@h.example:5432/d?sslmode=require');
    const kept = [
      'u:***@h.example:5432/d?sslmode=require',
      'u:***@H.EXAMPLE:05432/d',
      'u:***@h.example:5432/d?sslmode=disable',
    ];
    for (const text of kept) {
      t.equal(withPassword(readReplicaUrl(`postgresql://${text}`), stored).password, 'the-word', text);
    }
    const others = [
      'v:***@h.example:5432/d',
      'u:***@i.example:5432/d',
      'u:***@h.example:5433/d',
      'u:***@h.example/d?options=endpoint%3Dep-1',
      'u:***@h.example:5432/e',
    ];
    for (const text of others) {
      t.throws(
        () => withPassword(readReplicaUrl(`postgresql://${text}`), stored),
        { message: /password itself if user, host, port, database or endpoint differ$/ },
        text,
      );
    }
    t.throws(
      () => parseReplicaUrl('postgresql://u:***@h:1/d'),
      InvalidReplicaUrl,
      'the mask is not a password',
    );
    const own = readReplicaUrl('postgresql://v:own@h:1/d');
    t.equal(withPassword(own, stored).password, 'own');
  },
);

function messageOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return String(error);
  }
}
