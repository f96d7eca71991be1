/** One action of the reader: what is sent, and the key under which it is done once. */
export interface Action {
  what: readonly unknown[]
  key: string
}

/** The action of sending this: the last one as long as nothing of it has changed, else a new one. */
export function actionFor(
  what: readonly unknown[],
  last: Action | null,
  makeKey: () => string = () => crypto.randomUUID(),
): Action {
  const isSame = last?.what.length === what.length && what.every((part, at) => part === last.what[at])
  return isSame ? last : { what, key: makeKey() }
}
