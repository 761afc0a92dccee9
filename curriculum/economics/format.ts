import { type Format, plain } from '../text.ts';

/** Formats whole dollars: $1,200. */
export const inDollars: Format = (value) => `$${plain(value)}`;

/** Formats a percentage of whole points: 5%. */
export const inPercent: Format = (value) => `${plain(value)}%`;
