import { type StartOptions, startApp, type TestApp, type TestContext } from '../app.ts';
import { type Family, givePoints, type Member, registerAdmin, registerFamily } from './client.ts';

/** Application with an administrator; each test creates its own families. */
export interface FamiliesApp extends TestApp {
  admin: Member;
  /** Registers a family whose first learner has points. */
  newFamily(points?: number): Promise<Family>;
}

/**
 * Starts the application once for the tests of a file. Families share no data, so tests with separate families do not
 * interfere.
 */
export async function startFamilies(t: TestContext, options: StartOptions = {}): Promise<FamiliesApp> {
  const started = await startApp(t, options);
  const admin = await registerAdmin(started.app);
  return {
    ...started,
    admin,
    async newFamily(points = 0) {
      const family = await registerFamily(started.app);
      if (points > 0) await givePoints(admin, family.learner.id, points);
      return family;
    },
  };
}
