import type { App } from '../app-types.ts';
import {
  cardStyle,
  createPage,
  escapeHtml,
  type Page,
  prefersHtml,
  readAsset,
  serviceName,
  varyBy,
  withPageHeaders,
} from './page.ts';

/** Link to a page. */
export interface StartLink {
  /** Name in the answer for programs. */
  name: string;
  href: string;
  title: string;
  /** Sentence on what one can do there. */
  text: string;
}

/** What a page at the root must know about the service. */
export interface StartFacts {
  hasUsers: boolean;
  /** True if the first user needs the setup code that the service printed. */
  needsSetupCode: boolean;
  /** List of the service's pages, as HTML. */
  links: string;
}

/** Page for browsers at the root, in place of the list of links. */
export type FrontPage = (facts: StartFacts) => Page;

interface StartPageOptions {
  version: string;
  /** Checks whether somebody has registered. */
  hasUsers(): Promise<boolean>;
  /** True if the first user needs the setup code that the service printed. */
  needsSetupCode(): boolean;
  /** Links to pages of slices. */
  links: readonly StartLink[];
  /** Page of a slice. Without one, browsers get the list of links. */
  frontPage: FrontPage | undefined;
}

const ownLinks: readonly StartLink[] = [
  {
    name: 'documentation',
    href: '/docs',
    title: 'API documentation',
    text: 'Try every operation in the browser.',
  },
  { name: 'errors', href: '/docs/errors', title: 'Errors', text: 'The meaning of each error code.' },
  { name: 'openapi', href: '/docs/json', title: 'OpenAPI document', text: 'Generate a client from it.' },
  {
    name: 'health',
    href: '/api/healthcheck',
    title: 'Health',
    text: 'See whether the service and its database answer.',
  },
];

/** Serves / as a page for people, and as JSON for programs. Must come before the OpenAPI document. */
export function registerStartPage(
  app: App,
  { version, hasUsers, needsSetupCode, links: ofSlices, frontPage }: StartPageOptions,
): void {
  const links = [...ofSlices, ...ownLinks];
  const list = listOf(links);
  const pageOf = (facts: Omit<StartFacts, 'links'>): Page =>
    frontPage?.({ ...facts, links: list }) ?? startPage(version, list);
  const page = pageOf({ hasUsers: true, needsSetupCode: false });
  const hrefs = links.map(({ name, href }) => [name, href]);
  const summary = { name: serviceName, version, links: Object.fromEntries(hrefs) };
  app.get('/', async (request, reply) => {
    varyBy(reply, 'Accept');
    if (!prefersHtml(request)) return summary;
    if (await hasUsers()) return withPageHeaders(reply, page);
    return withPageHeaders(reply, pageOf({ hasUsers: false, needsSetupCode: needsSetupCode() }));
  });
}

function listOf(links: readonly StartLink[]): string {
  const items = links.map(({ href, title, text }) => `<li><a href="${href}">${title}</a><br>${text}</li>`);
  return `<ul>\n${items.join('\n')}\n</ul>\n`;
}

/** Returns the page without a slice that has one. The log says how to create the first account. */
function startPage(version: string, links: string): Page {
  return createPage({
    title: serviceName,
    style: cardStyle + readAsset('start.css'),
    body: `<main>
<h1>${serviceName}</h1>
<p>A self-hosted learning platform for families. Children take lessons with quizzes and earn points. They save points for
goals, and redeem them with a parent’s approval. Apps and programs use the service over HTTP.</p>
${links}<p class="soft">Version ${escapeHtml(version)}</p>
</main>
`,
  });
}
