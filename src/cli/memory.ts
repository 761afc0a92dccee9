import { setFlagsFromString } from 'node:v8';

/**
 * Runs work whose memory must not grow with the amount of data. Otherwise V8 collects garbage late while the machine has
 * memory (docs/performance.md has the peaks).
 */
export async function sparingMemory<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString('--optimize-for-size');
  // Keeps the space of new objects at its first size, instead of doubling it up to 32 MB.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Lets V8 collect new objects while it marks old ones. Otherwise they wait, and their space grows to 32 MB all the same.
  setFlagsFromString('--no-separate-gc-phases');
  try {
    return await work();
  } finally {
    setFlagsFromString('--no-optimize-for-size');
    setFlagsFromString('--semi-space-growth-factor=2');
    setFlagsFromString('--separate-gc-phases');
  }
}
