import t from 'tap';
import { noBrowser } from '../../helpers/browser.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import { startParentPages } from './parent-page.ts';

/** What a parent changes of a child and of a device. */

const pages = await startParentPages(t);

t.test(
  'a saved profile is what the form shows afterwards, and saves again',
  { skip: noBrowser },
  async (t) => {
    const { page, parent, child, complaints } = await pages.openFamily();
    const profile = async () => (await expectStatus(200, parent.get('/api/family/home'))).body.learners[0];
    const open = async () => {
      await page.getByRole('link', { name: 'Children' }).click();
      await page.getByRole('button', { name: 'Change', exact: true }).click();
    };
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const name = page.getByLabel('Name', { exact: true });
    await open();
    await name.fill('Mia Rose');
    await page.getByLabel('Grade').selectOption({ label: 'Grade 4' });
    await save.click();
    await page.getByRole('heading', { name: 'Mia Rose' }).waitFor();
    await open();
    await page.getByRole('radio', { name: 'Owl' }).check();
    await save.click();
    await page.getByText('Saved.').waitFor();
    t.match(await profile(), { id: child.id, name: 'Mia Rose', gradeLevel: 4, picture: 'owl' });
    t.same(complaints, []);
  },
);
