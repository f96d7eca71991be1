import { AsyncLocalStorage } from 'node:async_hooks'

interface Counted {
  count: number
  texts: string[]
  /** Placeholder values of each execution, by statement text. */
  params: unknown[][]
}

const counter = new AsyncLocalStorage<Counted>()

/** drizzle's logger: counts the statements that run inside `countStatements`. */
export const statementLogger = {
  logQuery(text: string, params: unknown[]) {
    const store = counter.getStore()
    if (!store) return
    store.count += 1
    store.texts.push(text)
    store.params.push(params)
  },
}

/** Runs work and counts its SQL statements, for tests of the budgets of pages and calls. */
export async function countStatements<T>(work: () => Promise<T>): Promise<Counted & { value: T }> {
  const store: Counted = { count: 0, texts: [], params: [] }
  const value = await counter.run(store, work)
  return { value, ...store }
}
