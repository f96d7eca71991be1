import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { refuse } from './refusal.ts'

/** Memory of the query engine; what does not fit goes to the scratch folder. */
const MEMORY = '384MB'
/** Most bytes that the engine may put into the scratch folder. */
const DISK = '8GB'

export type Row = Record<string, unknown>

/** A query engine over the files of one folder. */
export interface Engine {
  run(sql: string, values?: string[]): Promise<Row[]>
  close(): void
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
/** A text in a query, where a zero character would end the query. */
export const literal = (text: string) => `'${text.replaceAll("'", "''").replaceAll('\0', "' || chr(0) || '")}'`

/** A count among the figures of a row. */
export const count = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0)

const value = (one: unknown) => (typeof one === 'bigint' ? Number(one) : one)

const OUT_OF_MEMORY = /out of memory|could not allocate|failed to (offload|pin)/i
/** Errors of the machine, which no file causes. */
const OF_MACHINE = /no space left|(could not|cannot) (write|open|create|fsync)|permission denied|interrupt/i

async function query(connection: DuckDBConnection, sql: string, values?: string[]): Promise<Row[]> {
  try {
    const reader = await connection.runAndReadAll(sql, values)
    return reader.getRowObjectsJS().map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, value(v)])))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (OUT_OF_MEMORY.test(message)) refuse('tooMuchMemory')
    throw error
  }
}

/**
 * Opens a database with one thread, which loads no extensions, touches no other paths than `allowed`, and whose settings cannot be
 * changed by a query.
 */
async function open(path: string, settings: Record<string, string>, allowed: string) {
  const instance = await DuckDBInstance.create(path, {
    threads: '1',
    memory_limit: MEMORY,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    ...settings,
  })
  const connection = await instance.connect()
  await connection.run(`set ${allowed}`)
  await connection.run('set enable_external_access = false')
  await connection.run('set lock_configuration = true')
  return {
    run: (sql: string, values?: string[]) => query(connection, sql, values),
    interrupt: () => connection.interrupt(),
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

/** Opens the engine on a database file in `scratch`. It reads and writes that folder and the folders of `also`. */
export function openEngine(scratch: string, also: readonly string[] = []): Promise<Engine> {
  const folders = [scratch, ...also].map((folder) => literal(folder)).join(', ')
  const spill = { max_temp_directory_size: DISK, temp_directory: join(scratch, 'spill') }
  return open(join(scratch, 'profile.duckdb'), spill, `allowed_directories = [${folders}]`)
}

/** Opens the engine in memory alone. It reads one file and writes nothing; `interrupt` lets the running query fail. */
export const openReader = (file: string): Promise<Engine & { interrupt(): void }> =>
  open(':memory:', { temp_directory: '' }, `allowed_paths = [${literal(file)}]`)

/** Whether the machine is at fault for an error of the engine, not the file that it read. */
export const isOfMachine = (message: string) => OF_MACHINE.test(message)
