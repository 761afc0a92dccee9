import { createRequire } from 'node:module';

/** Interface of the offline lesson generator. */
export type Curriculum = typeof import('../../../curriculum/index.ts');

const require = createRequire(import.meta.url);

/**
 * Returns the content. The first call loads it, which is slow: a primary, a command and most threads need none, so
 * nothing else imports its values. It is synchronous, since what chooses a lesson is.
 */
export function curriculum(): Curriculum {
  // `require` is untyped.
  return require('../../../curriculum/index.ts') as Curriculum;
}
