/** Buffer for the rules of the ledger, which also run in Node. */
export { Buffer } from 'buffer';
