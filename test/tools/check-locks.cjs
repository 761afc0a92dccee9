// Checks that lock files pin the content of each package, before npm installs one: `npm ci` accepts an entry without a
// hash, and then whatever the registry sends. Any Node runs this file, since it comes before the project's own.
// Usage: node test/tools/check-locks.cjs package-lock.json …
const { readFileSync } = require('node:fs');

const faults = process.argv.slice(2).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).flatMap(([name, { integrity, link }]) => {
    // The project itself and links to folders have no archive.
    const isPinned = name === '' || link === true || /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '');
    return isPinned ? [] : [`${file}: ${name} has no integrity (sha512).`];
  }),
);
process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
