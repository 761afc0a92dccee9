import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/db/database.ts';
import type { App } from '../../../src/http/app-types.ts';
import { bodySchema, type OpenApiDocument, type Operation } from '../documents/document.ts';
import { access } from './access.ts';
import {
  type Client,
  clientOf,
  givePoints,
  type Member,
  memberPassword,
  register,
  registerAdmin,
  registerFamily,
} from './client.ts';
import { contributions, type Ids } from './contributions.ts';
import { addLearner } from './learners.ts';
import { tokenFor } from './tokens.ts';

/** Callers of operations on one learner, and the learner's things. */
export interface World {
  admin: Member;
  parent: Member;
  learner: Member;
  sibling: Member;
  otherParent: Member;
  /** Learner of another family. */
  stranger: Member;
  /** Ids from the contributions of slices. */
  ids: Ids;
}

/**
 * Creates worlds: each with a new family, all with the same administrator and other family, unless a request has closed
 * their accounts or ended their sessions.
 *
 * @param first administrator of an application that has one
 */
export async function createWorlds(
  app: App,
  database: Database,
  first?: Member,
): Promise<() => Promise<World>> {
  const registrar = first ?? (await registerAdmin(app));
  const newAdmin = () => register(app, 'ADMIN', registrar);
  let admin = await newAdmin();
  let { parent: otherParent, learner: stranger } = await registerFamily(app);
  return async () => {
    if (!(await hasSession(admin))) admin = await newAdmin();
    if (!(await hasSession(otherParent)) || !(await hasSession(stranger))) {
      ({ parent: otherParent, learner: stranger } = await registerFamily(app));
    }
    const parent = await register(app, 'PARENT');
    const learner = await member(app, database, parent);
    const sibling = await member(app, database, parent);
    await givePoints(admin, learner.id, 100);
    const household = { database, admin, parent, learner, sibling };
    const ids: Record<string, string> = {};
    for (const { addThings } of contributions) Object.assign(ids, await addThings?.(household));
    return { admin, parent, learner, sibling, otherParent, stranger, ids };
  };
}

async function hasSession(member: Member): Promise<boolean> {
  return (await member.get('/api/user')).status === 200;
}

/** Adds a learner of the parent. Signs its token here, since a login takes longer than everything else. */
async function member(app: App, database: Database, parent: Member): Promise<Member> {
  const { id } = await addLearner(parent, { password: memberPassword });
  const token = await tokenFor(app, database, { sub: String(id), role: 'LEARNER', handedOverBy: parent.id });
  return { ...clientOf(app, token), id, token };
}

/** Request for `Client.send`; a string body is sent unchanged. */
export interface TestRequest {
  method: Operation['method'];
  url: string;
  payload?: Record<string, unknown> | string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export interface SampleRequest extends TestRequest {
  payload?: Record<string, unknown>;
}

/** Returns a client who may send the sample request of the operation. */
export function clientFor({ name }: Operation, { admin, parent, learner }: World): Client {
  const entry = access.get(name)?.get('parent');
  if (entry === 'secret') return learner;
  return entry === 'role' ? admin : parent;
}

let accounts = 0;

/** Returns a valid request on the world's learner: the document's example with the ids of the world. */
export function sampleRequest(operation: Operation, document: OpenApiDocument, world: World): SampleRequest {
  const { ids, learner, parent } = world;
  const [, , segment] = operation.path.split('/');
  const path = operation.path.replace(/\{(\w+)\}/g, (_, param) =>
    String(
      ids[`${operation.operationId}.${param}`] ?? ids[`${segment}.${param}`] ?? ids[param] ?? learner.id,
    ),
  );
  const query = operation.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const owner = { learnerId: learner.id, familyId: parent.id };
  const [name, id] = Object.entries(owner).find(([owned]) => query?.includes(owned)) ?? [];
  const url = name === undefined ? path : `${path}?${name}=${id}`;
  const example = bodySchema(operation, document)?.examples?.[0];
  if (!example) return { method: operation.method, url };
  const payload: Record<string, unknown> = { ...example };
  for (const field in payload) {
    const value = ids[`${operation.operationId}.${field}`];
    if (value !== undefined) payload[field] = value;
  }
  if ('learnerId' in payload) payload['learnerId'] = learner.id;
  if (operation.operationId === 'register') {
    accounts += 1;
    Object.assign(payload, { username: `sample-${accounts}`, email: `sample-${accounts}@example.org` });
  }
  return { method: operation.method, url, payload };
}

/** Returns the members of a world with ids that nothing has. */
export function unknownIds({ learner, parent, ids }: World): Partial<World> {
  const id = randomUUID();
  const unknown = Object.entries(ids).map(([name, value]) => [name, isUuid(value) ? id : value]);
  return {
    learner: { ...learner, id: 999_999 },
    parent: { ...parent, id: 999_999 },
    ids: Object.fromEntries(unknown),
  };
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
