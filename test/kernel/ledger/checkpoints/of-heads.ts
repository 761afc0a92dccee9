/** Files that the service wrote before the log, with checkpoints over the heads of families. */
export const proofOfHead = {
  familyId: 4,
  seq: 12,
  head: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  index: 1,
  size: 3,
  proof: ['eYOXxhuq8BnXoIn5R2k5JxWx/8b3At9f7UJYKUKWSss=', 'Q9nWChSDm2348vL5f0mD8Q0x/y+wJQA3a+MvUWgJWlE='],
  checkpoint:
    'learn.example/ledger\n3\niQNYd4M3cBdmpoUgBIPqjQfxBCq3jLJipXZezOYt6Tw=\n\n— learn.example/ledger pSO/2R9chU/fH54bUkZO4OkqSpX6IXv0f8q5eRzIORpd5HqkJUvqxu5M7LYQ5f8dEmYpMgsts6LKN+SMO9dIJB9C4Q8=\n',
  publicKey: 'learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
};

export const checkpointOfHeads = {
  note: 'learn.example/ledger\n3\niQNYd4M3cBdmpoUgBIPqjQfxBCq3jLJipXZezOYt6Tw=\n\n— learn.example/ledger pSO/2R9chU/fH54bUkZO4OkqSpX6IXv0f8q5eRzIORpd5HqkJUvqxu5M7LYQ5f8dEmYpMgsts6LKN+SMO9dIJB9C4Q8=\n',
  publicKey: 'learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4',
  heads: [
    [1, 0, '0000000000000000000000000000000000000000000000000000000000000000'],
    [4, 12, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    [9, 7, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'],
  ],
};
