/** The part of a package-lock.json that matters here. */
interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * Packages for other platforms that the lock file has lost, as happens when npm adds a package where another platform's
 * node_modules are. `npm ci` refuses such a lock file.
 */
export function lostPackages(text: string): string[] {
  const { packages }: Lock = JSON.parse(text);
  const named = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}),
  );
  const kept = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return [...new Set(named)].filter((name) => !kept.has(name)).sort();
}
