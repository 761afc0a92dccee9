import type { Concept } from '../types.ts';
import { budget } from './budget.ts';
import { loans } from './loans.ts';
import { recipes } from './recipes.ts';
import { wages } from './wages.ts';

/** Work, budgets, loans and cooking. */
export const work: Concept[] = [recipes, budget, wages, loans];
