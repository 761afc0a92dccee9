import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { bundleFiles } from '../../../../src/http/pages/kit/bundle.ts';
import { createPage } from '../../../../src/http/pages/page.ts';
import { noBrowser, openPage, pageFaults } from '../../../helpers/browser.ts';

/** Parts of the kit in a page of their own. */

const kit = join(import.meta.dirname, '../../../../src/http/pages/kit');
const imports = ['tokens', 'elements', 'parts', 'gate', 'dialog']
  .map((name) => `import '${kit}/${name}.css';`)
  .join('\n');

/** Opens a page with these components. The last one, `App`, is shown. */
async function show(t: Test, components: string): Promise<{ page: Page; complaints: string[] }> {
  const directory = t.testdir({
    'main.tsx': `${imports}
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '${kit}/dialog.tsx';
import { ErrorBoundary } from '${kit}/error-boundary.tsx';
import { Gate } from '${kit}/gate.tsx';
import { SignInForm } from '${kit}/sign-in.tsx';
${components}
render(<App />, document.getElementById('app'));`,
  });
  const { main } = await bundleFiles({ main: { file: join(directory, 'main.tsx') } });
  const { html } = createPage({
    title: 'Parts',
    style: main.style,
    script: main.script,
    body: '<div id="app"></div>',
  });
  const { page, complaints } = await openPage(t);
  await page.route('https://parts.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('https://parts.example/');
  return { page, complaints };
}

const focused = 'document.activeElement?.textContent || document.activeElement?.name';

t.test(
  'a dialog keeps the focus, ends with Escape or a button, and gives the focus back',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await show(
      t,
      `function App() {
  const [isOpen, setOpen] = useState(false);
  return <main>
    <h1>Parts</h1>
    <button onClick={() => setOpen(true)}>Open</button><button>Other</button>
    {isOpen && <Dialog title="Really?" onClose={() => setOpen(false)}>
      <p>It cannot be taken back.</p>
      <button onClick={() => setOpen(false)}>No</button>
    </Dialog>}
  </main>;
}`,
    );
    const dialog = page.getByRole('dialog', { name: 'Really?' });
    for (const end of ['Escape', 'Enter']) {
      await page.getByRole('button', { name: 'Open' }).focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      t.equal(await page.evaluate(focused), 'No');
      await page.keyboard.press('Tab');
      t.not(await page.evaluate(focused), 'Other', 'the page behind is out of reach');
      if (end === 'Escape') t.same(await pageFaults(page, 'dialog'), []);
      await page.getByRole('button', { name: 'No' }).focus();
      await page.keyboard.press(end);
      await dialog.waitFor({ state: 'detached' });
      t.equal(await page.evaluate(focused), 'Open', end);
    }
    t.same(complaints, []);
  },
);

t.test(
  'a view that throws shows a message with a way on, never a blank page',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await show(
      t,
      `function View() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('a fault of the view');
  return <button onClick={() => setBroken(true)}>Break</button>;
}
const words = { title: 'Something broke', text: 'Nothing is lost.', reload: 'Load again' };
function App() { return <ErrorBoundary words={words}><View /></ErrorBoundary>; }`,
    );
    await page.getByRole('button', { name: 'Break' }).click();
    t.equal(await page.getByRole('heading').textContent(), 'Something broke');
    t.equal(await page.getByRole('alert').textContent(), 'Nothing is lost.');
    t.match(complaints, ['a fault of the view'], 'the console has it');
    t.same(await pageFaults(page, 'error-boundary'), []);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('button', { name: 'Break' }).waitFor();
  },
);

t.test(
  'the form to sign in has only the words of its page, and asks for a code if needed',
  { skip: noBrowser },
  async (t) => {
    const { page } = await show(
      t,
      `import { ServiceError } from '${kit}/client.ts';
const faults = { wrongCredentials: 'Falsch', needsCode: 'Code fehlt', wrongCode: 'Falscher Code',
  tooMany: (seconds) => \`Warte \${seconds}\`, outage: (status) => \`Störung \${status}\`, noAnswer: 'Keine Antwort' };
const words = { username: 'Name', password: 'Passwort', code: 'Code', codeHint: 'Aus der App', submit: 'Los', busy: '…', faults };
const refusals = [['TOTP_REQUIRED', 401], ['INVALID_CODE', 401], ['TOO_MANY_ATTEMPTS', 429, 30]];
async function signIn(credentials, keeps) {
  const [code, status, seconds] = refusals.shift() ?? [];
  if (code) throw new ServiceError({ code, status, detail: 'English' }, seconds);
  return { user: { name: JSON.stringify({ ...credentials, keeps }) } };
}
function App() {
  const [session, setSession] = useState();
  return <Gate title="Hallo">
    {session ? <p>{session.user.name}</p> : <SignInForm words={words} username="ada" signIn={signIn} onSession={setSession} />}
  </Gate>;
}`,
    );
    await page.getByLabel('Passwort').fill('secret');
    for (const fault of ['Code fehlt', 'Falscher Code', 'Warte 30']) {
      await page.getByRole('button', { name: 'Los' }).click();
      await page.getByText(fault).waitFor();
      await page.getByLabel('Code').fill('123456');
    }
    t.same(await pageFaults(page, 'sign-in'), []);
    t.equal(await page.getByRole('checkbox').count(), 0, 'a page may offer no choice to stay');
    await page.getByRole('button', { name: 'Los' }).click();
    const sent = await page.locator('.gate p').textContent();
    t.same(JSON.parse(sent ?? ''), { username: 'ada', password: 'secret', code: '123456', keeps: false });
  },
);
