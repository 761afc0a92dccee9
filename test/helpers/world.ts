import type { Database } from '../../src/db/database.ts';
import type { App } from '../../src/http/app-types.ts';
import {
  type Client,
  clientOf,
  createLesson,
  createReward,
  createSyncConfig,
  expectStatus,
  givePoints,
  type Member,
  register,
  registerAdmin,
  registerFamily,
} from './client.ts';
import { bodySchema, type OpenApiDocument, type Operation } from './document.ts';
import { withImages } from './images.ts';
import { addLearner } from './learners.ts';
import { tokenFor } from './tokens.ts';

/** Everybody who may meet an operation on one learner, and what there is to operate on. */
export interface World {
  admin: Member;
  parent: Member;
  learner: Member;
  sibling: Member;
  otherParent: Member;
  /** The learner of another family. */
  stranger: Member;
  rewardId: string;
  lessonId: string;
  imageId: string;
  /** PENDING. */
  redemptionId: string;
  awardId: string;
  /** The public link of the award. */
  share: { username: string; hash: string };
  /** Of the parent. */
  syncConfigId: string;
}

/** Makes worlds: each with a family of its own, all with the same administrator and the same other family. */
export async function openWorlds(app: App, database: Database): Promise<() => Promise<World>> {
  const admin = await registerAdmin(app);
  const { parent: otherParent, learner: stranger } = await registerFamily(app);
  return async () => {
    const parent = await register(app, 'PARENT');
    const learner = await member(app, parent);
    const sibling = await member(app, parent);
    await givePoints(admin, learner.id, 100);
    const { id: rewardId } = await createReward(parent);
    const goal = `/api/rewards/${rewardId}`;
    await expectStatus(200, learner.post(`${goal}/save`, { points: 30 }));
    const { body: redemption } = await expectStatus(201, learner.post(`${goal}/redeem`));
    const lesson = await withImages(database, learner, await createLesson(learner, learner.id));
    const [lessonId, imageId = ''] = [lesson.id, lesson.spec.images[0]?.id];
    const people = { admin, parent, learner, sibling, otherParent, stranger };
    const { id: syncConfigId } = await createSyncConfig(parent);
    const things = { rewardId, lessonId, imageId, redemptionId: redemption.id, syncConfigId };
    return { ...people, ...things, ...(await sharedAward(learner)) };
  };
}

async function sharedAward(learner: Client): Promise<Pick<World, 'awardId' | 'share'>> {
  const [{ id: activityId }] = (await expectStatus(200, learner.get('/api/activities'))).body;
  const body = { allocations: [{ activityId, tokens: 1 }] };
  const { awards } = (await expectStatus(201, learner.post('/api/awards/allocate', body))).body;
  const awardId = awards[0].id;
  const shared = await expectStatus(200, learner.post(`/api/awards/${awardId}/share`, { active: true }));
  const [, username = '', , hash = ''] = new URL(shared.body.shareUrl).pathname.split('/').slice(1);
  return { awardId, share: { username, hash } };
}

/** A learner of the parent. Its token is signed here: a login costs more than all the rest. */
async function member(app: App, parent: Client): Promise<Member> {
  const { id } = await addLearner(parent);
  const token = tokenFor(app, { sub: String(id), role: 'LEARNER' });
  return { ...clientOf(app, token), id, token };
}

/** A request as `Client.send` takes it; a body in a string goes as it is. */
export interface TestRequest {
  method: Operation['method'];
  url: string;
  payload?: Record<string, unknown> | string;
  headers?: Record<string, string>;
}

export interface SampleRequest extends TestRequest {
  payload?: Record<string, unknown>;
}

/** Somebody who may make the sample request of the operation. */
export function clientFor({ name }: Operation, { admin, parent }: World): Client {
  return name === 'POST /api/points/adjust' ? admin : parent;
}

let accounts = 0;

/** A good request of the operation on the world's learner: the document's example with the ids of the world. */
export function sampleRequest(operation: Operation, document: OpenApiDocument, world: World): SampleRequest {
  const { rewardId, lessonId, imageId, redemptionId, awardId, share, learner, parent } = world;
  const ids: Record<string, string | number> = {
    rewardId,
    lessonId,
    imageId,
    redemptionId,
    awardId,
    ...share,
  };
  if (operation.path.startsWith('/api/sync-configs')) ids['id'] = world.syncConfigId;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, param) => String(ids[param] ?? learner.id));
  const query = operation.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const owner = { learnerId: learner.id, familyId: parent.id };
  const [name, id] = Object.entries(owner).find(([owned]) => query?.includes(owned)) ?? [];
  const url = name === undefined ? path : `${path}?${name}=${id}`;
  const example = bodySchema(operation, document)?.examples?.[0];
  if (!example) return { method: operation.method, url };
  const payload: Record<string, unknown> = { ...example };
  if ('learnerId' in payload) payload['learnerId'] = learner.id;
  if (operation.operationId === 'register') {
    accounts += 1;
    Object.assign(payload, { username: `sample-${accounts}`, email: `sample-${accounts}@example.org` });
  }
  return { method: operation.method, url, payload };
}
