import type { Page } from 'playwright-core';
import type { TestContext } from '../../helpers/app.ts';
import type { OpenPage } from '../../helpers/browser.ts';
import { expectStatus, type Member } from '../../helpers/families/client.ts';

/** A child as a device keeps it after a parent has handed it over. */
interface HandedOver {
  id: number;
  name: string;
  picture: string | null;
  color: string | null;
  hasPin: boolean;
  token: string;
  state: 'open' | 'locked';
}

/** Makes the session of a child on a device, as its parent does. One with a PIN is locked. */
export async function handOver(parent: Member, child: Member, hasPin = false): Promise<HandedOver> {
  const { body } = await expectStatus(201, parent.post(`/api/learners/${child.id}/session`, {}));
  const { token, user } = body;
  const looks = { picture: 'fox', color: 'teal' };
  return { id: child.id, name: user.name, ...looks, hasPin, token, state: hasPin ? 'locked' : 'open' };
}

/**
 * Opens the family's page on a device with these children, of whom one learns; without one, the page asks who does. Pages of a
 * browser are tabs of one device, so one is closed before the next one opens.
 * @param listen called before the page opens
 */
export async function openDevice(
  t: TestContext,
  open: () => Promise<OpenPage>,
  service: string,
  learners: readonly HandedOver[],
  current?: Member,
  listen: (page: Page) => void = () => {},
): Promise<OpenPage> {
  const opened = await open();
  t.teardown(() => opened.page.close());
  opened.page.setDefaultTimeout(30_000);
  // Another file of the page: its storage is the same, and nothing runs yet.
  await opened.page.goto(`${service}/family/icon.svg`);
  const device = JSON.stringify({ learners, currentId: current?.id ?? null });
  await opened.page.evaluate(`localStorage.clear()`);
  await opened.page.evaluate(`localStorage.setItem('family:device', ${JSON.stringify(device)})`);
  listen(opened.page);
  await opened.page.goto(service);
  return opened;
}

/** Returns what a page asks the API for, from now on: methods and paths. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}
