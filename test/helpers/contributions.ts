import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '../../schema/lessons.ts';
import type { Services } from '../../src/deps.ts';
import type { Client, Family, Member } from './client.ts';

/** Values of a field at and beyond its bounds. */
export type Bounds = Readonly<Record<string, { accepts: readonly unknown[]; rejects: readonly unknown[] }>>;

/** Ids of things that the sample requests of a slice refer to, by path parameter or by `segment.parameter`. */
export type Ids = Readonly<Record<string, string>>;

/** A family and the administrator, for slices that add their own things to it. */
export interface Household extends Family {
  admin: Member;
  /** Draws the images of a lesson, and returns it with them. */
  withImages(client: Client, lesson: Lesson): Promise<Lesson>;
}

/** What the tests of one slice add to the shared tests. */
export interface Contribution {
  /** Rows of the table in test/authorization.test.ts. */
  access?: string;
  /** Bounds of fields by operation, for test/bounds.test.ts. */
  bounds?: Readonly<Record<string, Bounds>>;
  /** Creates things of the learner for the sample requests. The learner has 100 points. */
  addThings?(household: Household): Promise<Ids>;
  /** Leaves rows of the learner with the mark in every text, for the tests of erasure. */
  leaveTraces?(household: Household, mark: string): Promise<void>;
  /** Services that do nothing, for tests that call every operation. */
  idleServices?: Partial<Services>;
}

const files = globSync('test/*/contribution.ts', { cwd: join(import.meta.dirname, '../..') }).sort();

/** The contributions of all slices. */
export const contributions: readonly Contribution[] = await Promise.all(
  files.map(async (file) => (await import(join(import.meta.dirname, '../..', file))).contribution),
);

/** Services that do nothing, for tests that call every operation. */
export const idleServices: Partial<Services> = Object.assign(
  {},
  ...contributions.map(({ idleServices }) => idleServices),
);
