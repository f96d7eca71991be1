/** The relevant part of `navigator.connection`, which some browsers lack. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether pages may be prefetched: not on 2g or with data saver on (`A§9`). */
export function mayPrefetch(connection?: Connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
