import type { Fault } from './modules.ts';

/** A path of one machine, which does not exist elsewhere. */
const machinePath = /(?<![\w.$}-])\/(work|tmp|root|home)\/[\w.]/;

/** Finds paths of one machine in files by path. */
export function machinePathFaults(sources: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => {
      const found = machinePath.exec(line);
      return found ? [`${path}:${i + 1} names a path of one machine: ${found[0]}…`] : [];
    }),
  );
}
