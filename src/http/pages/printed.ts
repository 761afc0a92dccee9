import { createPage, escapeHtml, type Page, readAsset } from './page.ts';

const style = readAsset('printed.css');

/** Returns a page that prints on A4. @param note paragraph below the title, as HTML @param content rest of the page, as HTML */
export function printedPage(title: string, note: string, content: string): Page {
  const body = `<main>\n<h1 dir="auto">${escapeHtml(title)}</h1>\n<p>${note}</p>\n${content}\n</main>\n`;
  return createPage({ title, style, body });
}

/** Returns a table that scrolls on a narrow screen. @param rows results of `rowOf` */
export function tableOf(head: readonly string[], rows: readonly string[], caption?: string): string {
  const cells = head.map((text) => (text === '' ? '<td></td>' : `<th scope="col">${text}</th>`)).join('');
  const about = caption === undefined ? '' : `<caption dir="auto">${escapeHtml(caption)}</caption>\n`;
  return `<div class="wide" tabindex="0"><table>\n${about}<thead><tr>${cells}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table></div>`;
}

/** Returns a row with a title and values, which are numbers or HTML. The last argument may be the row's class. */
export function rowOf(title: string, ...values: (number | string)[]): string {
  const isTotal = values.at(-1) === 'total';
  const cells = (isTotal ? values.slice(0, -1) : values).map(
    (value) => `<td>${typeof value === 'number' ? value.toLocaleString('en') : value}</td>`,
  );
  const kind = isTotal ? ' class="total"' : '';
  return `<tr${kind}><th scope="row" dir="auto">${escapeHtml(title)}</th>${cells.join('')}</tr>`;
}
