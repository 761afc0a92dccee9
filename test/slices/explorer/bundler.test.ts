import t from 'tap';
import { bundlePage } from '../../../src/slices/explorer/bundle.ts';
import { startApp } from '../../helpers/app.ts';

t.test('a service that ends waits for its bundler, which would print a stack otherwise', async (t) => {
  const { app } = await startApp(t);
  let hasBundled = false;
  const bundled = bundlePage().then(() => {
    hasBundled = true;
  });
  await app.close();
  t.ok(hasBundled);
  await bundled;
});
