import { readPlaces } from '../../../src/db/cluster/family-places.ts';
import type { StartOptions, TestContext } from '../app.ts';
import { type Family, type Member, register } from './client.ts';
import { type FamiliesApp, startFamilies } from './families.ts';

/** Application on a cluster, with a node that a test can lose. */
interface SpreadApp extends FamiliesApp {
  /** Family on that node. */
  away: Family;
  /** Families of two shards on other nodes. */
  others: [Family, Family];
  /** Registers an administrator whose rows are on that node. */
  newAwayAdmin(): Promise<Member>;
  /** Loses the node: nobody listens at its new address, which only this database has. */
  lose(): Promise<void>;
  bringBack(): Promise<void>;
}

/** Starts the application on a cluster, with families of several nodes; each first learner has 10 points. */
export async function startSpread(t: TestContext, options: StartOptions = {}): Promise<SpreadApp> {
  const started = await startFamilies(t, options);
  const { app, database, admin, newFamily } = started;
  const { placeOf, nodeOf } = await readPlaces(database);
  const away = await newFamily(10);
  const lost = nodeOf(placeOf(away.parent.id));
  const isAway = ({ id }: Member) => nodeOf(placeOf(id)) === lost;
  const create = () => newFamily(10);
  const one = await first(create, ({ parent }) => !isAway(parent));
  const isApart = ({ id }: Member) => placeOf(id) !== placeOf(one.parent.id);
  const other = await first(create, ({ parent }) => !isAway(parent) && isApart(parent));
  const [node] = await database.sql<{ port: number }[]>`
    SELECT nodeport AS port FROM pg_dist_node WHERE groupid = ${lost}`;
  const move = async (port: number) => {
    await database.sql`UPDATE pg_dist_node SET nodeport = ${port} WHERE groupid = ${lost}`;
  };
  return {
    ...started,
    away,
    others: [one, other],
    newAwayAdmin: () => first(() => register(app, 'ADMIN', admin), isAway),
    lose: () => move(1),
    bringBack: () => move(node?.port ?? 0),
  };
}

/** Creates things until one fits. */
async function first<T>(create: () => Promise<T>, fits: (thing: T) => boolean): Promise<T> {
  const thing = await create();
  return fits(thing) ? thing : first(create, fits);
}
