/**
 * `npm run demo`: plays the main job of the service step by step on a fresh instance. Its temporary database, on the
 * server of DATABASE_URL or an embedded one, is removed at the end and on Ctrl-C.
 */
import { startApp } from '../helpers/app.ts';
import { provideTemplate } from '../helpers/database/template.ts';
import { mainJob } from './main-job.ts';
import { stepPrinter } from './print.ts';

// Checked between the steps, which are short. A second Ctrl-C exits at once; the database is removed even then.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isInterrupted = true;
  });
}

/** Functions that close what was opened, in order of opening; called in reverse order. */
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
  process.stdout.write(
    'Each step: > the request, < the answer, # the events that it appended to the ledger.\n\n',
  );
  for await (const step of mainJob(address, databaseUrl)) {
    if (isInterrupted) return;
    process.stdout.write(`${print(step)}\n`);
  }
}
