import type { Figure } from '../../../figure-types.ts';
import { charts } from './charts.ts';
import { counting } from './counting.ts';
import type { Samples } from './figure-samples.ts';
import { geography } from './geography.ts';
import { lines } from './lines.ts';
import { science } from './science.ts';
import { shapes } from './shapes.ts';

const samples: Samples = { ...counting, ...lines, ...charts, ...shapes, ...science, ...geography };

/** Figures of each kind, with ordinary and with extreme parameters. */
export const figureSamples: Figure[] = Object.entries(samples).flatMap(([kind, figures]) =>
  // The table has the parameters of each kind under its name.
  figures.map((figure) => ({ kind, ...figure }) as Figure),
);
