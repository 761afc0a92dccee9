import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, bundlePage, sourceOfPage } from '../../../src/slices/family-page/bundle.ts';

/** Bundles the page in that language. */
export async function bundlePseudo(): Promise<Bundle> {
  const directory = await mkdtemp(join(tmpdir(), 'learning-pseudo-'));
  const english = sourceOfPage('texts/en.ts');
  const file = join(directory, 'en.ts');
  // Whole paths, since the bundler replaces relative ones to the English texts.
  await writeFile(
    file,
    `import { en as english } from ${JSON.stringify(english)};
     import { pseudo } from ${JSON.stringify(join(import.meta.dirname, 'pseudo-texts.ts'))};
     export const en = pseudo(english);`,
  );
  try {
    return await bundlePage({ alias: { [english]: file } });
  } finally {
    await rm(directory, { recursive: true });
  }
}
