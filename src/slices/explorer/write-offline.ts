import { atPath } from '../../base/faults.ts';
import { writeWholeFile } from '../../base/whole-file.ts';
import type { CliTools } from '../../slice/slice.ts';
import { bundlePage } from './bundle.ts';
import { offlinePage } from './pages.ts';

/** Writes the explorer to a file that everybody can read: it holds no data. */
export async function writeOffline(tools: CliTools, { out }: { out: string }): Promise<void> {
  const { html } = offlinePage(await bundlePage());
  const bytes = await atPath('--out', out, () =>
    writeWholeFile(out, [html], { replaces: true, mode: 0o644 }),
  );
  tools.finish({ file: out, bytes }, `Wrote the explorer to ${out} (${bytes} bytes).`);
}
