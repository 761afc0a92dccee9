// Loaded before anything else, by whatever Node there is: hence CommonJS and the oldest syntax.
'use strict';

// The function is what the service needs; versions that lack it also run the TypeScript sources badly or not at all.
if (typeof require('node:crypto').randomUUIDv7 !== 'function') {
  process.stderr.write(
    'This service needs Node 24.12 or later, but this is Node ' +
      process.versions.node +
      ': run "npm ci && npm start", which brings the right one along, or install it.\n',
  );
  process.exit(1);
}
