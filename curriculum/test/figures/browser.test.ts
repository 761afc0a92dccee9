import t from 'tap';
import { noBrowser, openPage } from '../../../test/helpers/browser.ts';
import { drawFigure } from '../../figures/index.ts';
import { drawnSamples } from './drawn.ts';
import { figureSamples } from './samples/index.ts';

/** Function that returns the fault of one figure, as text, since this program's types lack the browser's names. */
const inspection = `(svg) => {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (read.querySelector('parsererror')) return 'not well-formed';
  document.body.innerHTML = svg;
  const [, , width, height] = read.documentElement.getAttribute('viewBox').split(' ').map(Number);
  const cut = [...document.querySelectorAll('text')].find((text) => {
    const box = text.getBBox();
    return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
  });
  return cut ? cut.textContent + ' is cut off' : '';
}`;

t.test(
  'renders well-formed figures in a browser without cutting off texts',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await openPage(t);
    const svgs = [
      ...[...drawnSamples(6_000, 'browser')].map(({ svg }) => svg),
      ...figureSamples.map((figure) => drawFigure(figure).svg),
    ];
    const found = await page.evaluate<string[]>(`${JSON.stringify(svgs)}.map(${inspection})`);
    t.equal(found.length, svgs.length);
    t.same(
      found.filter((fault) => fault !== ''),
      [],
    );
    t.same(complaints, []);
  },
);
