import t from 'tap';
import { noCluster } from '../../helpers/database/citus.ts';
import { startSpread } from '../../helpers/families/lost-node.ts';
import { allocate, openLink, share } from './steps.ts';

t.test(
  'shows public links of families on other nodes while a node is away',
  { skip: noCluster },
  async (t) => {
    const { app, away, others, lose } = await startSpread(t, { isAlone: true });
    const links: string[] = [];
    for (const { learner } of [away, ...others]) links.push(await share(learner, await allocate(learner)));
    await lose();
    const statuses = [];
    for (const link of links) statuses.push((await openLink(app, link)).status);
    t.same(statuses, [503, 200, 200]);
  },
);
