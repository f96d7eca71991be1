import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { birthOf, isAlive, runsNode } from '../process-birth.ts'

/** Thrown when another process uses the folder; its message is one plain sentence. */
export class FolderInUse extends Error {}

/**
 * Takes the lock of a data folder: the file `<dir>.lock` with this process's id and start time. A lock whose process has ended is
 * taken over, even if another process has its id now. Returns the function that releases the lock. Throws `FolderInUse`.
 */
export function lockFolder(dir: string): () => void {
  const file = `${dir}.lock`
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx') // `wx` fails if the file exists: test and creation are one step
      writeSync(handle, `${process.pid}\n${birthOf(process.pid) ?? ''}`)
      closeSync(handle)
      const free = () => rmSync(file, { force: true })
      process.on('exit', free)
      return () => {
        process.off('exit', free)
        free()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [id = '', birth = ''] = readFileSync(file, 'utf8').split('\n')
      const holder = Number(id)
      if (holder !== process.pid && isHolder(holder, birth)) {
        throw new FolderInUse(
          `The data folder ${dir} is in use by process ${holder}. Stop it first, or choose another folder with DATA_DIR.`,
        )
      }
      rmSync(file, { force: true }) // left by a process that was killed
    }
  }
  throw new FolderInUse(`The data folder ${dir} is being opened by another process.`)
}

/** Whether the process of a lock still runs. Locks of earlier releases contain no start time. */
function isHolder(pid: number, birth: string): boolean {
  if (!isAlive(pid)) return false
  if (birth === '') return runsNode(pid)
  const now = birthOf(pid)
  return now === null || now === birth
}
