import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ImportPlan } from '../../../../../competition-folder/import-folder.ts'

/** Writes the plan of an import for the parent process, whose messages take no bytes. Answers its path. */
export async function writePlan(scratch: string, plan: ImportPlan): Promise<string> {
  const path = join(scratch, 'plan')
  await writeFile(path, serialize(plan))
  return path
}

/** The plan that a child has written. */
export const readPlan = async (path: string): Promise<ImportPlan> => deserialize(await readFile(path)) as ImportPlan
