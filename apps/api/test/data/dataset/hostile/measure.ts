import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatOf } from '@shulei/domain/data/dataset/profile.ts'
import { openProfileChild } from '../../../../src/modules/data/dataset/profile/profiler.ts'
import type { HostileFile } from './files.ts'

/** Profiles a file in a child of its own. Answers its problem, milliseconds, and the most memory of the child. */
export async function measureFile({ name, content }: Pick<HostileFile, 'name' | 'content'>, timeoutMs = 300_000) {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  const child = openProfileChild(timeoutMs)
  const taskOf = (one: string, bytes: Uint8Array) => {
    const scratch = join(folder, `of-${one}`)
    mkdirSync(scratch)
    writeFileSync(join(folder, one), bytes)
    return { file: join(folder, one), name: one, format: formatOf(one), readings: {}, scratch }
  }
  try {
    // the child is started by a harmless file
    await child.run(taskOf('first.csv', Buffer.from('a,b\n1,2\n')), () => true)
    const task = taskOf(name, await content())
    const { size } = statSync(task.file)
    const start = performance.now()
    const answer = await child.run(task, () => true)
    const milliseconds = Math.round(performance.now() - start)
    const status = child.pid === undefined ? '' : readFileSync(`/proc/${child.pid}/status`, 'utf8')
    const code = answer.kind === 'profiled' ? null : answer.kind === 'refused' ? answer.problem.code : answer.kind
    return { code, milliseconds, size, megabytes: Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024 }
  } finally {
    child.close()
    rmSync(folder, { recursive: true })
  }
}
