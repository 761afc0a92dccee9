import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../src/db/database.ts';
import type { App } from '../../../src/http/app-types.ts';
import type { Command } from '../../../src/kernel/commands/command.ts';
import type { Services } from '../../../src/slice/deps.ts';
import type { ForgedHistory } from '../../kernel/ledger/forgeries/histories.ts';
import type { Kind, Step } from '../../kernel/ledger/model/step-types.ts';
import type { Family, Member } from './client.ts';
import type { KeyedRequest } from './keyed.ts';

/** Values of a field at and beyond its bounds. */
export type Bounds = Readonly<Record<string, { accepts: readonly unknown[]; rejects: readonly unknown[] }>>;

/** Ids of things that the sample requests refer to, by path parameter, `segment.parameter` or `operationId.parameter`. */
export type Ids = Readonly<Record<string, string>>;

/** Things that a listing has as items, by its operation id. */
export type Listed = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** Family and administrator, for slices that add rows to the family. */
export interface Household extends Family {
  admin: Member;
  database: Database;
}

/** Additions of one slice to the shared tests. */
export interface Contribution {
  /** Rows of the table in test/helpers/families/access.ts. */
  access?: string;
  /** Statuses of errors that the contract lists for each operation, beyond the common ones. */
  statuses?: Readonly<Record<string, string>>;
  /** Bounds of fields by operation, for test/http/bounds.test.ts. */
  bounds?: Readonly<Record<string, Bounds>>;
  /** Creates things of the learner for the sample requests. The learner has 100 points. */
  addThings?(household: Household): Promise<Ids>;
  /**
   * Adds rows to the slice's listings, so that their items have each kind of value. Returns answers of other operations with the same
   * things, by the listing's operation id. The learner has points.
   */
  addListed?(household: Household & { app: App }): Promise<Listed>;
  /** Kinds of values of test/http/listings/kinds.ts that no item has, by the listing's operation id. */
  unlisted?: Readonly<Record<string, readonly string[]>>;
  /** Leaves rows of the learner with the mark in every text, for the tests of erasure. */
  leaveTraces?(household: Household, mark: string): Promise<void>;
  /** Changes of rows of the learner, each of which a replica must follow. The learner has points. */
  changes?: readonly ((household: Household) => Promise<unknown>)[];
  /** Independent queries for the rows of family $1 that each replica table of the slice must have. */
  replica?: Readonly<Record<string, string>>;
  /** Steps of the slice in the random tests of the ledger. */
  ledger?: LedgerTests;
  /**
   * Commands for the sample ledger, which must have all event types. The learner has 50 points, and answers a quiz
   * afterwards.
   */
  sample?(learnerId: number): SampleCommand[];
  /** Forged histories, which verification must find. */
  forgeries?: readonly ForgedHistory[];
  /** Requests that take an idempotency key, by operation id. */
  keyed?: Readonly<Record<string, (family: Family) => KeyedCase | Promise<KeyedCase>>>;
  /** Services that do nothing, for tests that call every operation. */
  idleServices?: Partial<Services>;
  /** Contents of files in sql/ that `npm run schema` writes. */
  schemaFiles?: Readonly<Record<string, string>>;
}

/** Steps of a slice in the random tests of the ledger, and a model of the slice's rules. */
export interface LedgerTests {
  /** Kinds of steps, each as often as random tests draw it. */
  kinds: readonly Kind[];
  /** Creates a function that turns random numbers into steps of one family. */
  createSteps(): (kind: Kind, learnerId: number, numbers: { index: number; list: number[] }) => Step;
  command(step: Step): SampleCommand;
  createModel(): SliceModel;
}

export type SampleCommand = Pick<Command<unknown, unknown>, 'handler' | 'data'>;

/** Model of a slice's rules for one family. It shares no code with the service. */
export interface SliceModel {
  /** Returns fields of the reply. Throws a Refusal. */
  apply(step: Step, points: ModelPoints): Record<string, unknown>;
  removeLearner(learnerId: number): void;
  table: string;
  /** Query for the stored rows of the family $1. */
  select: string;
  rows(): object[];
}

export interface ModelPoints {
  balanceOf(learnerId: number): number;
  move(learnerId: number, amount: number, sourceType: string, sourceId: string): void;
}

/** Request that takes an idempotency key, and other requests that must not use the same key. */
export interface KeyedCase {
  by: Member;
  request: Omit<KeyedRequest, 'key' | 'token'>;
  others: Omit<KeyedRequest, 'key' | 'token'>[];
}

const files = globSync('test/slices/*/contribution.ts', {
  cwd: join(import.meta.dirname, '../../..'),
}).sort();

/** The contributions of all slices. */
export const contributions: readonly Contribution[] = await Promise.all(
  files.map(async (file) => (await import(join(import.meta.dirname, '../../..', file))).contribution),
);

/** Services that do nothing, for tests that call every operation. */
export const idleServices: Partial<Services> = Object.assign(
  {},
  ...contributions.map(({ idleServices }) => idleServices),
);
