import { AsyncLocalStorage } from 'node:async_hooks'

const counter = new AsyncLocalStorage<{ count: number; texts: string[] }>()

/** drizzle's logger: counts the statements of the work that runs inside `countStatements`. */
export const statementLogger = {
  logQuery(text: string) {
    const store = counter.getStore()
    if (!store) return
    store.count += 1
    store.texts.push(text)
  },
}

/** Runs work and says how many SQL statements it took. Budgets of pages and calls are tested with it. */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ value: T; count: number; texts: string[] }> {
  const store = { count: 0, texts: [] as string[] }
  const value = await counter.run(store, work)
  return { value, ...store }
}
