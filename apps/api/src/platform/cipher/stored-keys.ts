import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { MIN_DATA_KEY } from './cipher.ts'

/** A new data key. */
export const newDataKey = (): string => randomBytes(32).toString('base64url')

/** The file of the data keys where DATA_KEY is not set: a key per line, the newest first. */
export const keyFile = (dataDir: string): string => join(dataDir, 'data-key')

/** The available data keys, the newest first; null where both DATA_KEY and the file are absent. Throws `ConfigError`. */
export async function findDataKeys({ dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>) {
  const file = keyFile(dataDir)
  if (dataKeys) return dataKeys
  if (!existsSync(file)) return null
  const keys = (await readFile(file, 'utf8')).split(/\s+/).filter((line) => line !== '')
  if (keys.length > 0 && keys.every((key) => key.length >= MIN_DATA_KEY)) return keys
  throw new ConfigError(`${file} must hold data keys of at least ${MIN_DATA_KEY} characters, one per line.`)
}

/**
 * Stores data keys in their file: its content is flushed to disk before it gets its name, and the name before anything is
 * encrypted.
 */
export const storeDataKeys = (dataDir: string, keys: readonly string[]): Promise<void> =>
  storeKeyFile(keyFile(dataDir), keys)

/** Writes keys into a file that only the server's account reads, a key per line. The file is complete on disk or not there. */
export async function storeKeyFile(file: string, keys: readonly string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const beside = await open(`${file}.part`, 'w', 0o600)
  try {
    await beside.writeFile(`${keys.join('\n')}\n`)
    await beside.sync()
  } finally {
    await beside.close()
  }
  await rename(`${file}.part`, file)
  // Windows cannot open folders
  if (process.platform === 'win32') return
  const folder = await open(dirname(file))
  await folder.sync().finally(() => folder.close())
}
