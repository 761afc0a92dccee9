import { startApp, type TestApp } from '../../../helpers/app.ts';
import { type Member, register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { createInstance, type LogInstance } from './instance.ts';

/** Service with two families whose events are in the log. */
export interface Victim extends TestApp {
  parent: Member;
  other: Member;
  instance: LogInstance;
  /** Number of the last event of the parent's family. */
  seq: number;
}

/** Starts a service with some events in the log. */
export async function createVictim(t: Parameters<typeof startApp>[0]): Promise<Victim> {
  const started = await startApp(t);
  const [parent, other] = [await register(started.app, 'PARENT'), await register(started.app, 'PARENT')];
  for (const owner of [parent, other, parent]) await addLearner(owner);
  const instance = createInstance(t, started.databaseUrl);
  await instance.current();
  const [{ seq = 0 } = {}] = await started.database
    .sql`SELECT seq FROM families WHERE family_id = ${parent.id}`;
  return { ...started, parent, other, instance, seq };
}
