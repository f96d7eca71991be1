import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readlinkSync, rmSync } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { HOUR, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { birthOf, isAlive } from './process-birth.ts'

/** A folder whose process cannot be asked for is left behind when it was not touched for this time. */
const LEFT_AFTER = HOUR

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The machine, or the container, whose process ids this process can ask for. */
function placeOf(): string {
  try {
    return short(`${hostname()} ${readlinkSync('/proc/self/ns/pid')}`)
  } catch {
    return short(hostname())
  }
}

const nameOf = (pid: number) => ['process', placeOf(), pid, short(birthOf(pid) ?? '')].join('-')

/** Whether the process of a folder has ended; null where this process cannot know it. */
function hasEnded(name: string): boolean | null {
  const [, place, pid = ''] = name.split('-')
  if (!name.startsWith('process-') || place !== placeOf()) return null
  return !(isAlive(Number(pid)) && name.startsWith(`${nameOf(Number(pid))}-`))
}

/**
 * Removes what processes left in a scratch folder that have ended: at once when they ran here, after an hour when they ran elsewhere or
 * were of an earlier release. Ages are read from the disk's clock, not the platform's.
 */
export async function sweepScratch(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name)
    const ended = hasEnded(name)
    const age = async () => Date.now() - (await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))).mtimeMs
    // what a child is still writing goes with the next sweep
    if (ended ?? (await age()) > LEFT_AFTER) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** A folder of this process alone. */
export interface Scratch {
  readonly folder: string
  /** Removes the folder with all that is in it. */
  close(): void
}

/** Makes a folder of this process in a scratch folder, which several processes may share, and sweeps what ended ones left there. */
export async function openScratch(root: string): Promise<Scratch> {
  const folder = join(root, `${nameOf(process.pid)}-${randomBytes(4).toString('hex')}`)
  mkdirSync(folder, { recursive: true })
  await sweepScratch(root)
  const timer = setInterval(() => {
    const now = new Date()
    void utimes(folder, now, now).catch(() => {})
    void sweepScratch(root)
  }, MINUTE)
  timer.unref()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', remove)
  return {
    folder,
    close() {
      clearInterval(timer)
      process.off('exit', remove)
      remove()
    },
  }
}
