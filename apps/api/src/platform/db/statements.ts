import { AsyncLocalStorage } from 'node:async_hooks'

interface Counted {
  count: number
  texts: string[]
  /** What filled the placeholders of each text. */
  params: unknown[][]
}

const counter = new AsyncLocalStorage<Counted>()

/** drizzle's logger: counts the statements of the work that runs inside `countStatements`. */
export const statementLogger = {
  logQuery(text: string, params: unknown[]) {
    const store = counter.getStore()
    if (!store) return
    store.count += 1
    store.texts.push(text)
    store.params.push(params)
  },
}

/** Runs work and says how many SQL statements it took. Budgets of pages and calls are tested with it. */
export async function countStatements<T>(work: () => Promise<T>): Promise<Counted & { value: T }> {
  const store: Counted = { count: 0, texts: [], params: [] }
  const value = await counter.run(store, work)
  return { value, ...store }
}
