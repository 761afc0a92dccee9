import type { Concept } from '../types.ts';
import { bestBuy } from './best-buy.ts';
import { totalCost } from './bills.ts';
import { change } from './change.ts';
import { coins } from './coins.ts';
import { discount } from './percent-prices.ts';

/** Coins, prices and bargains. */
export const money: Concept[] = [coins, change, totalCost, bestBuy, discount];
