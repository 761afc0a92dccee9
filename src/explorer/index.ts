import { messageOf } from '../db/errors.ts';
import type { Slice } from '../slice.ts';
import { createBundler, registerExplorer } from './routes.ts';

/** One bundle for the process, since all applications serve the same. */
const bundle = createBundler();

export const explorer: Slice = {
  name: 'explorer',
  pages(app) {
    registerExplorer(app, bundle);
  },
  // Ready before the first visit. Requests try again after a failure, and their log has the reason.
  start({ log }) {
    bundle().catch((error: unknown) => log.error(`The explorer cannot be bundled: ${messageOf(error)}`));
    return async () => {};
  },
};
