import { messageOf } from '../../base/system-errors.ts';
import { createBundler } from '../../http/pages/kit/bundle.ts';
import type { Slice } from '../../slice/slice.ts';
import { bundlePage } from './bundle.ts';
import { directory } from './pages.ts';
import { registerExplorer } from './routes.ts';

/** One bundle for the process, since all applications serve the same. */
const bundle = createBundler(bundlePage);

export const explorer: Slice = {
  name: 'explorer',
  startLink: {
    name: 'explorer',
    href: directory,
    title: 'Ledger explorer',
    text: 'See every point, and check the ledger in your own browser.',
  },
  pages(app) {
    registerExplorer(app, bundle);
  },
  // Ready before the first visit. Requests try again after a failure, and their log has the reason.
  prepare({ log }) {
    bundle().catch((error: unknown) => log.error(`The explorer cannot be bundled: ${messageOf(error)}`));
  },
};
