/** The part of `navigator.connection` that matters; not every browser has it. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Pages are not fetched ahead on 2g or with data saver on (`A§9`). */
export function mayPrefetch(connection?: Connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
