import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { ConfigError } from './config.ts'

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** Removes everybody's access to a folder's contents except the owner's. */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, PRIVATE_FOLDER)
    else if (entry.isFile()) chmodSync(path, PRIVATE_FILE)
  }
}

/**
 * Makes a folder that only its owner can read, and sets the umask so that files of this process are private too. A folder of an
 * earlier release is closed with its contents: solutions, the database, files. Throws `ConfigError` where it cannot be written.
 */
export function makePrivate(folder: string, name: string): void {
  // threads share the umask of their process
  if (isMainThread) process.umask(0o077)
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const isOpen = (statSync(folder).mode & 0o077) !== 0
    if (!isOpen || process.platform === 'win32') return
    // last, so that a start that was interrupted before runs all steps again
    closeToOthers(folder)
    chmodSync(folder, PRIVATE_FOLDER)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `The folder ${folder} cannot be written (${code}). Give this account the right to, or choose another one with ${name}.`,
    )
  }
}
