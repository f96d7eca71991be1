import { readdirSync, readFileSync } from 'node:fs'

/** One figure of the scheduler about a process, all its threads together, in milliseconds. Linux only. */
function sumOf(pid: number, field: 0 | 1): number {
  const threads = `/proc/${pid}/task`
  const all = readdirSync(threads).map((thread) => {
    const fields = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')
    return Number(fields[field]) / 1e6
  })
  return all.reduce((sum, ms) => sum + ms, 0)
}

/** Milliseconds of processor time that a process has used so far. */
export const cpuOf = (pid: number): number => sumOf(pid, 0)

/** Milliseconds for which the threads of a process could run and had no core, because other processes had them. */
export const waitOf = (pid: number): number => sumOf(pid, 1)
