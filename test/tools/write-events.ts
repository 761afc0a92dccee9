/** `npm run events`: writes docs/ledger-events.md from the event types of all slices. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '../../src/service/app.ts';
import { eventPage } from './event-document.ts';

await writeFile(join(import.meta.dirname, '../../docs/ledger-events.md'), eventPage(registry.rules));
