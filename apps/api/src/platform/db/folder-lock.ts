import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Said in one plain sentence when a second process asks for a folder. */
export class FolderInUse extends Error {}

/**
 * Takes the lock of a data folder: `<dir>.lock` with our process id. A lock whose process is gone is taken over. Returns the
 * function that gives it back. Throws `FolderInUse`.
 */
export function lockFolder(dir: string): () => void {
  const file = `${dir}.lock`
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx') // fails if the file is there: the test and the taking are one step
      writeSync(handle, String(process.pid))
      closeSync(handle)
      const free = () => rmSync(file, { force: true })
      process.on('exit', free)
      return () => {
        process.off('exit', free)
        free()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (holder !== process.pid && isAlive(holder)) {
        throw new FolderInUse(
          `The data folder ${dir} is in use by process ${holder}. Stop it first, or choose another folder with DATA_DIR.`,
        )
      }
      rmSync(file, { force: true }) // left over by a process that was killed
    }
  }
  throw new FolderInUse(`The data folder ${dir} is being opened by another process.`)
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
