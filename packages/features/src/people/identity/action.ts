/** One submission of the reader: its content and its idempotency key. */
export interface Action {
  what: readonly unknown[]
  key: string
}

/** Returns the last action while its content is unchanged, else a new one. */
export function actionFor(
  what: readonly unknown[],
  last: Action | null,
  makeKey: () => string = () => crypto.randomUUID(),
): Action {
  const isSame = last?.what.length === what.length && what.every((part, at) => part === last.what[at])
  return isSame ? last : { what, key: makeKey() }
}
