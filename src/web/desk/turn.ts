/** Lets what is more urgent go first, then goes on; throws `Dropped` once nobody waits for the answer any more. */
export type Turn = () => Promise<void>;

/** Nobody waits for the answer: something newer was asked. */
export class Dropped extends Error {}
