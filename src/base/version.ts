import { readdirSync, readFileSync } from 'node:fs';

/** Version of this program. */
export interface ProgramVersion {
  name: string;
  version: string;
  /** Commit of the sources; null if unknown. The build of the container sets it, as COMMIT. */
  commit: string | null;
  /** Version of Node that runs the program. */
  node: string;
  /** Number of the latest migration: the database's version, because a start migrates it. */
  schema: number;
}

/** Returns the version of this program. Ignores a `commit` that is not a hash: the result is public. */
export function programVersion(commit = process.env['COMMIT'] ?? ''): ProgramVersion {
  // The file is ours, and npm requires both members in it.
  const manifest = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as ProgramVersion;
  return {
    name: manifest.name,
    version: manifest.version,
    commit: /^[0-9a-f]{7,64}$/.test(commit) ? commit : null,
    node: process.versions.node,
    schema: Math.max(
      ...readdirSync(new URL('../../sql/migrations', import.meta.url)).map((name) =>
        Number.parseInt(name, 10),
      ),
    ),
  };
}

/** Returns the text of `--version`, for example `1.0.0 (commit 0123abc)`. */
export function versionText({ version, commit }: Pick<ProgramVersion, 'version' | 'commit'>): string {
  return commit === null ? version : `${version} (commit ${commit})`;
}
