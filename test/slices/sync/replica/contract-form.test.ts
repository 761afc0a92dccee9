import fc from 'fast-check';
import t from 'tap';
import { differenceFromContract } from '../../../../src/slices/sync/replica/contract-form.ts';

/** Regular expression of interface.md 4.8. */
const contract = /^postgresql:\/\/\w+:.*@[\w.-]+:\d+\/\w+(\?.*)?$/;

t.test(
  'interface.md 4.8: accepts what matches the regular expression, whatever else is wrong with it',
  async (t) => {
    for (const text of [
      ...['postgresql://u:p@h:1/d', 'postgresql://U_1:p@H-1.a_b:00099999/D_2', 'postgresql://u:@h:1/d'],
      ...[
        'postgresql://u:a@b:c/d?e#f é@h:1/d',
        'postgresql://u:***@h:1/d',
        'postgresql://u:p@h:1/d?',
        'postgresql://u:p@.:0/d?x=@y',
      ],
      ...['postgresql://u:p@h/d@h:1/d', 'postgresql://u:p@h:1/d?\u0085\v\f\0'],
    ])
      t.equal(differenceFromContract(text), undefined, JSON.stringify(text));
  },
);

/** Strings that do not match, by how they differ. */
const different: Record<string, string[]> = {
  'begins with postgres://': ['postgres://u:p@h:1/d', 'postgres://u:a@b-c:p@h:1/d?x=@y'],
  'begins with a blank or a capital letter': [
    'PostgreSQL://u:p@h:1/d',
    ' postgresql://u:p@h:1/d',
    '\tpostgres://u:p@h:1/d',
  ],
  'does not begin with postgresql://': [
    'mysql://u:p@h:1/d',
    '',
    'u:p@h:1/d',
    'postgresql:u:p@h:1/d',
    'host=h user=u',
    '***',
  ],
  'has no port': [
    'postgresql://u:p@h/d',
    'postgresql://u:p@h:/d',
    'postgresql://u:p@h/d?port=1',
    'postgresql://u:p@h/d?x=@y',
  ],
  'has a port that is not a number': [
    'postgresql://u:p@h:x/d',
    'postgresql://u:p@h:1:2/d',
    'postgresql://u:p@h:٣/d',
  ],
  'has no username': ['postgresql://:p@h:1/d'],
  'has no password after the username': ['postgresql://u@h:1/d', 'postgresql://p$w@h:1/d?x=a:b@c'],
  'has no @ with a hostname after it': ['postgresql://u:p', 'postgresql://h:1/d'],
  'has no hostname': ['postgresql://u:p@:1/d', 'postgresql://u:p@/d', 'postgresql://u:p@'],
  'has no database': [
    'postgresql://u:p@h:1',
    'postgresql://u:p@h:1/',
    'postgresql://u:p@h:1?x',
    'postgresql://u:p@h:1/?x',
  ],
  'has a hostname with a character other than letters, digits, _, . and -': [
    ...[
      'postgresql://u:p@[::1]:1/d',
      'postgresql://u:p@h,i:1/d',
      'postgresql://u:p@hö:1/d',
      'postgresql://u:p@%2Ftmp:1/d',
    ],
  ],
  'has "-" as character 2 of the username': ['postgresql://u-v:p@h:1/d', 'postgresql://u-v;:p@h:1/d'],
  'has "." as character 9 of the username': ['postgresql://postgres.ref:p@h:1/d'],
  'has "@" as character 2 of the username': ['postgresql://u@server:p@h:1/d'],
  'has "ü" as character 1 of the username': ['postgresql://ü:p@h:1/d'],
  'has a blank as character 2 of the username': ['postgresql://a b:p@h:1/d'],
  'has "%" as character 2 of the database': ['postgresql://u:p@h:1/d%2De'],
  'has ";" as character 2 of the database': ['postgresql://u:p@h:1/d;e'],
  'has "/" as character 2 of the database': [
    'postgresql://u:p@h:1/d/e',
    'postgresql://u:p@h:1/d/?sslmode=require',
  ],
  'has "#" as character 2 of the database': ['postgresql://u:p@h:1/d#e'],
  'has "🦊" as character 3 of the database': ['postgresql://u:p@h:1/dd🦊'],
  'has an invisible character as character 2 of the database': [
    'postgresql://u:p@h:1/d\t',
    'postgresql://u:p@h:1/d\u200b',
    'postgresql://u:p@h:1/d\ud800',
  ],
  'has a line break': ['\n', '\r', '\u2028', '\u2029'].flatMap((end) => [
    `postgresql://u:p${end}q@h:1/d`,
    `postgresql://u:p@h:1/d?x${end}`,
  ]),
  'has a line break and has an invisible character as character 2 of the database': [
    'postgresql://u:p@h:1/d\n',
  ],
  'begins with postgres://, has "-" as character 2 of the username, has no port and has "-" as character 2 of the database':
    ['postgres://u-v:p@h/d-e'],
};

t.test('says how a connection string differs from the form of the contract', async (t) => {
  for (const [difference, texts] of Object.entries(different)) {
    t.same(
      texts.map((text) => [contract.test(text), differenceFromContract(text)]),
      texts.map(() => [false, difference]),
    );
  }
});

t.test('finds a difference in each string that does not match, and in no other', async (t) => {
  const parts = ['postgres://', 'u', ':', '@', 'h', '1', '/', 'd', '?', '-', '\n', ' ', 'é', '[', '#', '%'];
  const url = fc
    .array(fc.constantFrom(...parts), { maxLength: 14 })
    .map((chosen) => `postgresql://${chosen.join('')}`);
  const property = fc.property(fc.oneof(url, fc.string({ unit: 'binary' })), (text) => {
    const difference = differenceFromContract(text);
    return contract.test(text) ? difference === undefined : /^(begins|does|has) /.test(difference ?? '');
  });
  t.notOk(fc.check(property, { numRuns: 500 }).failed);
});

t.test('quotes no part of a connection string that may be a password', async (t) => {
  const secret = 'Q$€';
  for (const text of [
    ...[
      `postgresql://u:${secret}`,
      `postgresql://${secret}@h:1/d`,
      `postgresql://u:${secret}@h,i/d`,
      `${secret}:${secret}@h:1/d`,
    ],
    ...[
      `postgresql://${secret}`,
      `mysql://u:${secret}@h:1/d`,
      `mysql://${secret}:p@h:1/d`,
      `postgres://u:p@${secret}`,
      `postgresql://u:a@${secret}@h/d`,
    ],
  ])
    t.notMatch(differenceFromContract(text), /[Q€$]/, text);
});
