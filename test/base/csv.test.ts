import t from 'tap';
import { csvLine } from '../../src/base/csv.ts';

t.test('quotes cells, and marks each text that a spreadsheet would take for a formula', async (t) => {
  const cellOf = (text: string) => csvLine([text]).slice(0, -2);
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠SUM(A1)', '\t=1'])
    t.equal(cellOf(text), `'${text}`);
  for (const text of ['\r=1', '\n=1']) t.equal(cellOf(text), `"'${text}"`);
  for (const text of ['Ada', 'a=1', "O'Hara", '1+1']) t.equal(cellOf(text), text);
  t.equal(cellOf('Ada "A", b'), '"Ada ""A"", b"');
  t.equal(csvLine([-1, null, 'a']), '-1,,a\r\n');
});
