import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A column of `ps` for a process; null without `ps` or without such a process. */
function psColumn(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** Whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Start time of a process, as a text that differs for every process of the same id; null where the system does not provide it. */
export function birthOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === null) return psColumn(pid, 'lstart')
  // clock ticks since the system started: the 20th column after the name, which may contain blanks and brackets
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return ticks === undefined ? null : `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${ticks}`
}

/** Whether a process runs Node; true where the system does not provide it. */
export function runsNode(pid: number): boolean {
  const command = read(`/proc/${pid}/cmdline`) ?? psColumn(pid, 'command')
  return command === null || /node/.test(command)
}
