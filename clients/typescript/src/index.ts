export type { components, paths } from './api.d.ts';
export { createClient, newKey, type Options } from './client.ts';
export { ForeignAnswer, isCode, type KnownErrorCode, ServiceError, unwrap } from './errors.ts';
export { rows } from './pages.ts';
export { checkReceipt, ReceiptError, verifyProof, verifyReceipt } from './receipts.ts';
