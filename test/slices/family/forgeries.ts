import { createHash } from 'node:crypto';

type Change = (lines: string[]) => string[];

/** Returns an export with changed lines, and the counts and the checksum that belong to them. */
export function forge(exported: string, change: Change): string {
  const lines = change(exported.split('\n').slice(0, -3));
  const counts: Record<string, number> = {};
  let name = '';
  for (const line of lines) {
    name = /^"(\w+)":\[$/.exec(line)?.[1] ?? name;
    if (name !== '') counts[name] = (counts[name] ?? 0) + (line.startsWith('{') ? 1 : 0);
  }
  const content = `${lines.join('\n')}\n"counts":${JSON.stringify(counts)},\n`;
  return `${content}"sha256":"${createHash('sha256').update(content).digest('hex')}"}\n`;
}

/** Returns a change that replaces a text in the first line where it occurs. */
function replacing(part: RegExp, replacement: string | ((...groups: string[]) => string)): Change {
  return (lines) => {
    const index = lines.findIndex((line) => part.test(line));
    // The types of `replace` do not allow both at once.
    return lines.with(index, lines.at(index)?.replace(part, replacement as string) ?? '');
  };
}

/** Returns a change that removes the first line with a text. */
function without(part: RegExp): Change {
  return (lines) =>
    lines.toSpliced(
      lines.findIndex((line) => part.test(line)),
      1,
    );
}

type Forgeries = Record<string, [string, RegExp]>;

/** Returns exports with a changed ledger, and the reasons for which an import must refuse them. */
export function forgedLedgers(exported: string): Forgeries {
  const plusOne = (_: string, amount: string) => `"amount":${Number(amount) + 1}`;
  const last = [...exported.matchAll(/^\{"familyId":\d+,"seq":(\d+)/gm)].at(-1)?.[1];
  return {
    'an amount': [
      forge(exported, replacing(/"amount":(100)/, plusOne)),
      /found 2 problems:\n {2}event \d+ \(PointsAdjusted\): hash: the event does not match its hash/,
    ],
    'a hash': [forge(exported, replacing(/"hash":"..(?=\w{62}")/, '"hash":"00')), /event 1 \(\w+\): hash/],
    'a text in place of a hash': [
      forge(exported, replacing(/"hash":"..(?=\w{62}")/, '"hash":"zz')),
      /line \d+ is not the event of an export/,
    ],
    'a missing event': [
      forge(exported, without(/"seq":3,"id"/)),
      /event 4 \(\w+\): sequence: .*: expected event 3, found event 4/,
    ],
    'a missing end': [forge(exported, without(RegExp(`"seq":${last},"id"`))), /: tail: /],
    'no events': [
      forge(exported, (lines) => lines.filter((line) => !/"seq":\d+,"id"/.test(line))),
      /: tail: /,
    ],
    'an event of another family': [
      forge(exported, replacing(/^\{"familyId":\d+/, '{"familyId":1')),
      /line \d+: the event belongs to family 1/,
    ],
    'a balance': [
      forge(exported, replacing(/"balance":\d+/, '"balance":7')),
      /: sum: balance in balances for/,
    ],
    'a missing projected row': [
      forge(exported, without(/"token_cost":/)),
      /: projection: rewards: row .*, found no row/,
    ],
  };
}

/** Returns exports with changed rows. */
export function forgedRows(exported: string): Forgeries {
  return {
    'a row of another family': [
      forge(exported, replacing(/"learner_id":\d+/, '"learner_id":1')),
      /line \d+: the row belongs to user 1, who is not of the family/,
    ],
    'a learner of another family': [
      forge(exported, replacing(/"parent_id":\d+/, '"parent_id":1')),
      /line \d+: the parent must be first, and then its learners/,
    ],
    'a value out of bounds': [
      forge(exported, replacing(/"grade_level":\d+/, '"grade_level":99')),
      /lines \d+ to \d+: the database refuses rows of \w+ \(\w+_grade_level_check\)/,
    ],
    'a time without a day': [
      forge(exported, replacing(/"created_at":"[^"]+"/, '"created_at":"infinity"')),
      /line \d+: created_at is not a time/,
    ],
    'a time that JavaScript does not read': [
      forge(exported, replacing(/"created_at":"\d{4}/, '"created_at":"10000')),
      /line \d+: created_at is not a time/,
    ],
    'an unknown column': [forge(exported, replacing(/"subject":/, '"x":')), /no column x in \w+/],
    'an unknown table': [forge(exported, replacing(/^"balances":/, '"houses":')), /no table houses/],
    'a table of the instance': [forge(exported, replacing(/^"balances":/, '"changes":')), /no table changes/],
    'other columns in a row': [
      forge(exported, (lines) => {
        const index = lines.indexOf('"users":[') + 2;
        return lines.with(index, lines[index]?.replace('"name":', '"nickname":') ?? '');
      }),
      /the row has other columns than those before/,
    ],
    'an unknown activity': [
      forge(exported, replacing(/^\{"id":"\w+(?=.*"is_active":true\})/, '{"id":"01945f7e')),
      /this instance has no activities 01945f7e-/,
    ],
    'no users': [
      forge(exported, (lines) => lines.filter((line) => !line.includes('"username"'))),
      /line \d+: the row belongs to user \d+, who is not of the family/,
    ],
  };
}

/** Returns files that are damaged, or not exports of families. */
export function damagedFiles(exported: string, learnerExport: string): Forgeries {
  const lines = exported.split('\n');
  return {
    'a missing row': [exported.replace(/\n\{"lesson_id".*/, ''), /should have \d+ rows of \w+, but has \d+/],
    'a changed text': [exported.replace('Xantippe', 'Xanthippe'), /does not have its checksum/],
    'an early end': [lines.slice(0, 50).join('\n'), /ends too early, after line 50/],
    'a cut line': [exported.slice(0, -9), /line \d+ is not as the service writes it/],
    'a further line': [`${exported}{}\n`, /line \d+ is not as the service writes it/],
    'an empty file': ['', /ends too early, after line 0/],
    'another layout': [JSON.stringify(JSON.parse(exported)), /not the export of a family/],
    'another layout within': [
      exported.replace('"tables":{\n', '"tables": {\n'),
      /line 2 is not as the service writes it/,
    ],
    'another format': [exported.replace('family-export', 'export'), /not the export of a family/],
    'a newer format': [exported.replace('"version":1', '"version":2'), /newer version/],
    'a newer schema': [exported.replace(/"schema":\d+/, '"schema":9999'), /newer version/],
    'the export of a learner': [learnerExport, /data of one learner/],
    'an id that leaves none': [
      exported.replace(/"familyId":\d+/, `"familyId":${2 ** 53 - 1}`),
      /not the export of a family/,
    ],
  };
}
