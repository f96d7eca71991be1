export interface ThrowAwayPostgres {
  /** Address with user and password, of an empty database. */
  url: string
  /** Major version. */
  version: number
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

export function startPostgres(options?: { inMemory?: boolean }): Promise<ThrowAwayPostgres>
