import type { MessageParams, Value } from './messages.generated.js';

/** The dotted key of a message (`turn.pass`). */
export type MessageKey = keyof MessageParams;

/** What follows a prefix in the keys that begin with it: `KeyUnder<'rule'>` has `draw.when.stuck`. */
export type KeyUnder<Prefix extends string> = Within<MessageKey, Prefix>;

// A step at a time: the compiler goes through all keys once for each first word, and through a part of them for the next.
type Within<Key extends string, Prefix extends string> = Prefix extends `${infer First}.${infer Rest}`
  ? Within<After<Key, First>, Rest>
  : After<Key, Prefix>;

type After<Key extends string, First extends string> = Key extends `${First}.${infer Rest}` ? Rest : never;

/** What a message is filled with; where it may be one of several, what each of them is filled with. */
export type ParamsOf<Key extends string> = (
  Key extends MessageKey
    ? (params: MessageParams[Key]) => void
    : never
) extends (params: infer All extends Readonly<Record<string, Value>>) => void
  ? All
  : never;

/** The last argument of what fills these in: left out exactly when there is nothing to fill in. */
export type Filled<Params> = [keyof Params] extends [never] ? readonly [] : readonly [params: Params];

/** The last argument of what says a message. */
export type Filling<Key extends string> = Filled<ParamsOf<Key>>;
