import { type StartOptions, startApp, type TestApp, type TestContext } from './app.ts';
import { type Family, givePoints, type Member, registerAdmin, registerFamily } from './client.ts';

/** The application with an administrator, for tests that each make families of their own in it. */
export interface FamiliesApp extends TestApp {
  admin: Member;
  /** A new family, whose first learner has some points. */
  newFamily(points?: number): Promise<Family>;
}

/**
 * Starts the application once for the tests of a file. Families share nothing, so tests that keep to their own do not
 * see each other.
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
