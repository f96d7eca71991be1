import type { Bindings, Context } from './context.ts'

/** Reads once under a name. A name must hold everything that the read depends on. */
export type Once = <T>(name: string, read: () => Promise<T>) => Promise<T>

/** Shares nothing, for a read outside a page. */
export const alone: Once = (_name, read) => read()

const onceIn =
  (reads: NonNullable<Bindings['pageReads']>): Once =>
  <T>(name: string, read: () => Promise<T>) => {
    const known = reads.get(name) as Promise<T> | undefined
    if (known) return known
    const started = read()
    reads.set(name, started)
    return started
  }

/**
 * Shares reads among the calls that render the same page, whose rows would be read by each of them. A call of a browser shares
 * nothing.
 */
export const onceForPage = (c: Context): Once => onceIn(c.env?.pageReads ?? new Map())
