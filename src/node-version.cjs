// Runs first, on any version of Node, so it uses CommonJS and old syntax.
'use strict';

// The service calls this function. Versions without it also fail to run TypeScript sources.
if (typeof require('node:crypto').randomUUIDv7 !== 'function') {
  process.stderr.write(
    'This service needs Node 24.12 or later, but this is Node ' +
      process.versions.node +
      ': run "npm ci && npm start", which installs a suitable version, or install one.\n',
  );
  process.exit(1);
}
