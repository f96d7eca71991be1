import type { Executor } from '../../../platform/db/database.ts'
import { findScopes, type MicrositeScope } from './scope.repo.ts'

export type { MicrositeScope } from './scope.repo.ts'

/** A published microsite by its name, `-` for the first series (Q203); null when there is none. One statement. */
export async function micrositeScope(on: Executor, name: string, now: Date): Promise<MicrositeScope | null> {
  const found = await findScopes(on, name === '-' ? { now } : { name, now })
  return (name === '-' ? found.find(({ kind }) => kind === 'race') : found[0]) ?? null
}

/** All published microsites; one statement. */
export const micrositeScopes = (on: Executor, now: Date): Promise<MicrositeScope[]> => findScopes(on, { now })
