#!/usr/bin/env node
// Runs the command line from any directory. CommonJS and old syntax, so that an old Node runs the check of its version.
'use strict';

require('../src/node-version.cjs');
// `npm start` runs in the project's directory, and its default for DATA_DIR is relative.
if (!(process.env.DATA_DIR || '').trim())
  process.env.DATA_DIR = require('node:path').join(__dirname, '../.data');
import('../src/cli.ts');
