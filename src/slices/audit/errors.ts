declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof auditErrors> {}
}

export const auditErrors = {
  EVENT_NOT_FOUND: [404, 'The ledger has no such event in this checkpoint'],
  CHECKPOINT_NOT_FOUND: [404, 'There is no checkpoint of this size'],
  LEDGER_ENDS_BEFORE: [409, 'The ledger ends before the event that the request names'],
  LEDGER_CONTRADICTED: [503, 'The log contradicts the ledger; the operator must verify it'],
} as const;
