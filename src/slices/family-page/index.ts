import { messageOf } from '../../base/system-errors.ts';
import { createBundler } from '../../http/pages/kit/bundle.ts';
import type { Slice } from '../../slice/slice.ts';
import { bundlePage } from './bundle.ts';
import { frontPage } from './pages.ts';
import { registerFamilyPage } from './routes.ts';

/** One bundle for the process, since all applications serve the same. */
const bundle = createBundler(bundlePage);

/** The page of children and parents. It is a client of the API, so that nothing else needs this slice. */
export const familyPage: Slice = {
  name: 'family-page',
  frontPage,
  pages(app) {
    registerFamilyPage(app, bundle);
  },
  // Ready before the first visit. Requests try again after a failure, and their log has the reason.
  prepare({ log }) {
    bundle().catch((error: unknown) => log.error(`The family page cannot be bundled: ${messageOf(error)}`));
  },
};
