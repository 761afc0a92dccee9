import type { LearnerSession } from '../../../schema/accounts-sessions.ts';
import type { App } from '../../../src/http/app-types.ts';
import {
  type Answer,
  type Client,
  clientOf,
  expectStatus,
  type Member,
} from '../../helpers/families/client.ts';

export const pin = ['sun', 'fish', 'fish', 'key'];
export const wrongPin = ['key', 'fish', 'fish', 'sun'];

/** Device of a learner, with the learner's token. */
type Device = Client & LearnerSession & { id: string };

/** Returns the device with a session, whose id is in its token. */
export function deviceOf(app: App, session: LearnerSession): Device {
  return { ...clientOf(app, session.token), ...session, id: String(claimsOf(session.token)['jti']) };
}

/** Hands a device over to a learner. */
export async function handOver(app: App, by: Member, learnerId: number, body: object = {}): Promise<Device> {
  const answer = await expectStatus(201, by.post(`/api/learners/${learnerId}/session`, body));
  return deviceOf(app, answer.body);
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

export function setPin(by: Client, learnerId: number, pictures: string[] | null = pin): Promise<Answer> {
  return expectStatus(200, by.put(`/api/learners/${learnerId}/pin`, { pictures }));
}

/** Tries a PIN. @param remoteAddress address of the device */
export function unlock(
  device: Client,
  learnerId: number,
  pictures = pin,
  remoteAddress = '198.51.100.1',
): Promise<Answer> {
  const url = `/api/learners/${learnerId}/unlock`;
  return device.send({ method: 'POST', url, payload: { pictures }, remoteAddress });
}
