/**
 * `npm run demo`: the main job of the service, told step by step against a fresh instance on a temporary database (on
 * the server at DATABASE_URL, or else an embedded one), which is removed at the end and at Ctrl-C.
 */
import { startApp } from '../helpers/app.ts';
import { provideTemplate } from '../helpers/template.ts';
import { mainJob } from './main-job.ts';
import { stepPrinter } from './print.ts';

// Looked at between the steps, which are short. A second Ctrl-C does not wait; the database is removed even then.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isInterrupted = true;
  });
}

/** What has been opened, in that order; it is closed in the opposite one. */
const closers: (() => Promise<void>)[] = [];
const teardown = (close: () => Promise<void>) => closers.push(close);

try {
  const template = await provideTemplate();
  teardown(template.remove);
  const { app } = await startApp({ teardown }, { databaseUrl: template.url });
  await tellStory(await app.listen({ host: '127.0.0.1', port: 0 }), template.url);
} finally {
  for (const close of closers.toReversed()) await close();
}
if (isInterrupted) process.exitCode = 130;

async function tellStory(address: string, databaseUrl: string): Promise<void> {
  const print = stepPrinter();
  process.stdout.write('Each step: > the request, < its answer, # what it wrote into the ledger.\n\n');
  for await (const step of mainJob(address, databaseUrl)) {
    if (isInterrupted) return;
    process.stdout.write(`${print(step)}\n`);
  }
}
