import { accountMutations } from './list/accounts.ts';
import { httpMutations } from './list/http.ts';
import { kernelMutations } from './list/kernel.ts';
import { lessonMutations } from './list/lessons.ts';
import { pointMutations } from './list/points.ts';
import { serviceMutations } from './list/service.ts';
import type { Mutation } from './mutation.ts';

/** Rules that tests hold: each test once failed with its mutation. */
export const mutations: readonly Mutation[] = [
  ...accountMutations,
  ...lessonMutations,
  ...pointMutations,
  ...kernelMutations,
  ...httpMutations,
  ...serviceMutations,
];
