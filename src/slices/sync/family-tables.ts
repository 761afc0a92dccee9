import type { FamilyTable } from '../../slice/family-table.ts';

const internal = 'It coordinates the runs of this instance.';

export const syncFamilyTables: readonly FamilyTable[] = [
  {
    name: 'sync_configs',
    notImported:
      'Its connection string has a password, and is not in the export. The parent creates it again.',
    omits: {
      target_url: 'It has a password.',
      version: internal,
      lease_owner: internal,
      lease_until: internal,
      fence: internal,
    },
  },
];
