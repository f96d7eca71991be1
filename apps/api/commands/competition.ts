/**
 * Operator command for competitions of one's own, `npm run competition --` with
 * - `check <folder>`: names every mistake of a folder, or shows its scores and schedule; it needs no database;
 * - `schema`: prints the JSON Schema of competition.json.
 *
 * docs/competition-folder.md tells the form of a folder.
 */
import { resolve } from 'node:path'
import { checkFolder } from '../competition-folder/check-folder.ts'
import { settingsSchema } from '../competition-folder/read-settings.ts'
import { checkedLines, findingLines } from '../competition-folder/report.ts'

const usage = 'Say what to do: npm run competition -- check <folder>, or schema'

/** Checks a folder; answers its facts. Throws an error that lists all mistakes. */
export async function checkCommand(folder: string): Promise<string> {
  const { findings, checked } = await checkFolder(folder)
  if (!checked) throw new Error(findingLines(findings).join('\n'))
  return [...checkedLines(checked), 'Everything is in order.'].join('\n')
}

/** Runs the command of the arguments; answers its result as text. Throws an error whose message is for the operator. */
async function run([command, folder = '', ...more]: readonly string[]): Promise<string> {
  if (command === 'schema' && folder === '') return JSON.stringify(settingsSchema, null, 2)
  if (command !== 'check' || folder === '' || more.length > 0) throw new Error(usage)
  // npm runs a script in the root of the repository, wherever it was called
  return checkCommand(resolve(process.env.INIT_CWD ?? '', folder))
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
