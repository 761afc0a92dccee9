/** A refusal of the model; the message is the error code. */
export class Refusal extends Error {}
