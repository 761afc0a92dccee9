import type { CDPSession, Locator, Page } from 'playwright-core';
import { until } from '../../helpers/until.ts';

/** Accessible name: the whole text, or a pattern if the name says more. */
export type Name = string | RegExp;

/** Roles of what people press. */
export type Pressed = 'button' | 'link' | 'radio' | 'checkbox' | 'summary';

/** A way to use the page. What it presses, it finds by role and name, as a screen reader does. */
export interface Hand {
  press(role: Pressed, name: Name): Promise<void>;
  /** Writes into the field whose label begins like this, in place of what it holds. */
  write(label: string, text: string): Promise<void>;
  /** Chooses an option of a list. */
  pick(label: string, option: string): Promise<void>;
  /** Waits until a heading or a dialog has this name. */
  shows(role: 'heading' | 'dialog', name: Name): Promise<void>;
  /** Waits until the page says a text. */
  says(text: string): Promise<void>;
}

/** Everything that a reader can reach: an open dialog makes the rest inert. */
const reachable = 'dialog[open] *, dialog[open], body:not(:has(dialog[open])) *';

function found(page: Page, role: Pressed | 'heading' | 'dialog', name: Name): Locator {
  // ARIA has no role for what opens details.
  const all =
    role === 'summary' ? page.locator(role, { hasText: name }) : page.getByRole(role, { name, exact: true });
  return all.and(page.locator(reachable));
}

/** Returns what begins like a text, such as a label with a hint after it. */
function beginning(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

function watching(page: Page): Pick<Hand, 'shows' | 'says'> {
  return {
    shows: (role, name) => found(page, role, name).first().waitFor(),
    says: (text) => page.getByText(text).first().waitFor(),
  };
}

/** Fingers on a touch screen. */
export function fingersOn(page: Page): Hand {
  const field = (label: string) => page.getByLabel(beginning(label)).and(page.locator(reachable));
  return {
    ...watching(page),
    press: (role, name) => found(page, role, name).tap(),
    async write(label, text) {
      await field(label).tap();
      await field(label).fill(text);
    },
    // The list of options is drawn by the device, outside of the page.
    async pick(label, option) {
      await field(label).selectOption({ label: option });
    },
  };
}

/** Number of stops of the key Tab on the longest view, and more. */
const mostStops = 150;

/** A keyboard alone. */
export function keysOn(page: Page): Hand {
  const { keyboard } = page;
  const isAt = (target: Locator) => target.evaluate((element) => element.matches(':focus'));
  const focused = () => page.evaluate<string>(`document.activeElement?.getAttribute('name') ?? ''`);
  const isInGroup = async (target: Locator) =>
    (await target.getAttribute('type')) === 'radio' &&
    (await target.getAttribute('name')) === (await focused());
  async function goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let stop = 0; stop < mostStops; stop++) {
      if (await isAt(target)) return;
      // Arrows move in a group of radio buttons.
      await keyboard.press((await isInGroup(target)) ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`the key Tab does not reach ${target}`);
  }
  const field = (label: string) => page.getByLabel(beginning(label)).and(page.locator(reachable));
  return {
    ...watching(page),
    async press(role, name) {
      const target = found(page, role, name);
      await goTo(target);
      const isChoice = role === 'radio' || role === 'checkbox';
      if (!isChoice) await keyboard.press('Enter');
      else if (!(await target.isChecked())) await keyboard.press('Space');
    },
    async write(label, text) {
      await goTo(field(label));
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    async pick(label, option) {
      await goTo(field(label));
      await keyboard.type(option);
    },
  };
}

/** Node of the browser's accessibility tree. */
interface TreeNode {
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  backendDOMNodeId?: number;
}

/** The browser's own accessibility tree, which a screen reader gets: names and roles, and the action of each node. */
export async function readerOf(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const isNamed = (node: TreeNode, name: Name) => {
    const text = String(node.name?.value ?? '').trim();
    return typeof name === 'string' ? text === name : name.test(text);
  };
  async function find(role: string, name: Name): Promise<number> {
    let id: number | undefined;
    await until(`the tree has ${role} ${name}`, async () => {
      const { nodes }: { nodes: TreeNode[] } = await session.send('Accessibility.getFullAXTree');
      const node = nodes.find((one) => !one.ignored && one.role?.value === role && isNamed(one, name));
      id = node?.backendDOMNodeId;
      return id !== undefined;
    });
    return id ?? 0;
  }
  return {
    async press(role, name) {
      await act(
        session,
        await find(role === 'summary' ? 'DisclosureTriangle' : role, name),
        'function () { this.click(); }',
      );
    },
    async write(label, text) {
      const isNumber = await page.getByRole('spinbutton', { name: beginning(label) }).count();
      await act(
        session,
        await find(isNumber ? 'spinbutton' : 'textbox', beginning(label)),
        'function () { this.focus(); this.select(); }',
      );
      await page.keyboard.insertText(text);
    },
    async pick(label, option) {
      await act(session, await find('combobox', beginning(label)), 'function () { this.focus(); }');
      await page.keyboard.type(option);
    },
    shows: async (role, name) => void (await find(role, name)),
    says: async (text) => void (await find('StaticText', text)),
  };
}

/** Calls a function of the page with an element as `this`. An element that goes away in the meantime takes the press with it. */
async function act(session: CDPSession, backendNodeId: number, functionDeclaration: string): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  await session.send('Runtime.callFunctionOn', { objectId: object.objectId ?? '', functionDeclaration });
}
