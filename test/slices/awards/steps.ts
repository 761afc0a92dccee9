import type { Activity, Award } from '../../../schema/awards.ts';
import type { App } from '../../../src/http/app-types.ts';
import { testSettings } from '../../helpers/app.ts';
import { type Answer, type Client, clientOf, expectStatus } from '../../helpers/families/client.ts';

export async function activities(client: Client): Promise<[Activity, Activity, ...Activity[]]> {
  return (await expectStatus(200, client.get('/api/activities'))).body;
}

/** Allocates tokens of the client's learner to a new award. */
export async function allocate(learner: Client, tokens = 5): Promise<Award> {
  const [{ id: activityId }] = await activities(learner);
  const body = { allocations: [{ activityId, tokens }] };
  return (await expectStatus(201, learner.post('/api/awards/allocate', body))).body.awards[0];
}

export async function awards(learner: Client): Promise<Award[]> {
  return (await expectStatus(200, learner.get('/api/awards'))).body;
}

export async function balance(learner: Client): Promise<number> {
  return (await expectStatus(200, learner.get('/api/points'))).body.balance;
}

/** Shares an award and returns the path of its public link. */
export async function share(client: Client, { id }: { id: string }, fields: object = {}): Promise<string> {
  const { body } = await expectStatus(
    200,
    client.post(`/api/awards/${id}/share`, { active: true, ...fields }),
  );
  return body.shareUrl.replace(testSettings.appUrl, '');
}

let addresses = 0;

/** Requests a public link without an account, from a new IP address. */
export function openLink(app: App, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  addresses += 1;
  return openLinkFrom(`10.0.${addresses >> 8}.${addresses & 255}`, app, url, headers);
}

export function openLinkFrom(
  remoteAddress: string,
  app: App,
  url: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return clientOf(app).send({ method: 'GET', url, headers, remoteAddress });
}
