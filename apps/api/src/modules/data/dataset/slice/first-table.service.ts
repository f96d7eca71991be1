import { formatOf, type ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import { literal, openReader } from '../profile/engine.ts'
import { profileFile } from '../profile/profile-file.ts'
import type { TableProfile } from '../profile/profile-task.ts'
import { Refusal, refuse } from '../profile/refusal.ts'

/** The first table of a file with all its cells as text; null is a missing cell. */
export interface FirstTable {
  profile: TableProfile
  rows: unknown[][]
}

/**
 * Reads the first table of a stranger's file whole, in a child process alone. `mustFit` throws for a table that is too large for that.
 * Throws `Refusal`.
 */
export async function readFirstTable(
  { file, name, scratch }: { file: string; name: string; scratch: string },
  mustFit: (profile: TableProfile) => void,
): Promise<FirstTable> {
  const format = formatOf(name)
  const { tables } = await profileFile({ file, name, format, readings: {}, copies: true, scratch })
  const [profile] = tables
  if (!profile) return refuse('noTable')
  mustFit(profile)
  const path = profile.copy?.path
  if (!path) return refuse('tooMuchMemory')
  const engine = await openReader(path)
  try {
    const cells = profile.columns.map((_, place) => `c${place}`)
    const found = await engine.run(`select ${cells.join(', ')} from read_parquet(${literal(path)}) order by no`)
    return { profile, rows: found.map((row) => cells.map((cell) => row[cell])) }
  } finally {
    engine.close()
  }
}

/** The problem by which a file was refused; null for any other error. */
export const refusalOf = (error: unknown): ProfileProblem | null => (error instanceof Refusal ? error.problem : null)
