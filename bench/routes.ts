/**
 * Adds the routes of baselines to the service, before it starts (`--import`). A bare route has the same process, token,
 * validation, serialization and log as the service's own, but no database.
 */
import { roles } from '../src/http/app-types.ts';
import { callerOf } from '../src/http/authentication.ts';
import type { Slice } from '../src/slice/slice.ts';
import { slices } from '../src/slices/index.ts';
import * as points from '../src/slices/points/operations.ts';
import * as rewards from '../src/slices/rewards/operations.ts';
import { saveByAccounts, saveByStatement, saveInteractively } from './peers.ts';

const access = { config: { access: roles } };
const save = { ...access, schema: { ...rewards.savePoints.schema, hide: true } };
const balance = { ...access, schema: { ...points.getBalance.schema, hide: true } };
const peers = { interactive: saveInteractively, statement: saveByStatement, accounts: saveByAccounts };

const baselines: Slice = {
  name: 'baselines',
  routes(app, { database }) {
    app.get('/bare/balance', balance, async (request) => ({ balance: callerOf(request).userId }));
    app.post('/bare/:rewardId/save', save, async ({ body }) => ({
      success: true,
      pointsDelegated: body.points,
    }));
    for (const [name, store] of Object.entries(peers))
      app.post(`/${name}/:rewardId/save`, save, async (request) => {
        const { points: amount } = request.body;
        await store(database, {
          learnerId: callerOf(request).userId,
          rewardId: request.params.rewardId,
          amount,
        });
        return { success: true, pointsDelegated: amount };
      });
  },
};
// The list is constant for the program only; nothing has read it yet.
(slices as Slice[]).push(baselines);
