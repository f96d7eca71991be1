import { parseDocument } from 'yaml'
import type * as z from 'zod'

/** Files of the content folder that cannot be used. Each line names a file and what to change in it. */
export class ContentProblem extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** The problem of a file that cannot be used for some reasons. */
export const problemOf = (file: string, ...reasons: string[]): ContentProblem =>
  new ContentProblem(reasons.map((reason) => `${file}: ${reason}`))

/** Runs a reading; notes the lines of its problem, which is answered by null. */
export function attempt<T>(read: () => T, problems: string[]): T | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error
    problems.push(...error.lines)
    return null
  }
}

/** Runs all readings, even after one that fails. Throws `ContentProblem` with the problems of all of them. */
export function together<T extends readonly unknown[]>(...reads: { [K in keyof T]: () => T[K] }): T {
  const problems: string[] = []
  const found = reads.map((read) => attempt(read, problems))
  if (problems.length > 0) throw new ContentProblem(problems)
  return found as unknown as T
}

/** Reads YAML as plain data: the values of the core schema, few aliases, no merge keys and no repeated keys. */
function readYaml(file: string, text: string): unknown {
  const document = parseDocument(text, { schema: 'core', uniqueKeys: true, prettyErrors: true })
  if (document.errors.length > 0)
    throw problemOf(file, ...document.errors.map(({ message }) => message.split('\n', 1)[0] ?? 'not YAML'))
  try {
    return document.toJS({ maxAliasCount: 20 })
  } catch (cause) {
    throw problemOf(file, (cause as Error).message)
  }
}

/** YAML of a file, checked. Throws `ContentProblem` with every wrong field. */
export function checkedYaml<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const result = schema.safeParse(readYaml(file, text) ?? {})
  if (result.success) return result.data
  // an unknown key is a problem of the whole file, and named in the message
  throw problemOf(
    file,
    ...result.error.issues.map(({ path, message }) => (path.length > 0 ? `"${path.join('.')}": ${message}` : message)),
  )
}

const FENCE = /^---\n([\s\S]*?)\n---(?:\n|$)/

/** Front matter, which is YAML, and the Markdown after it. Throws `ContentProblem`. */
export function frontMatter(file: string, text: string): { yaml: string; body: string } {
  const found = FENCE.exec(text)
  if (!found) throw problemOf(file, 'it has to begin with front matter between two lines of ---')
  return { yaml: found[1] ?? '', body: text.slice(found[0].length) }
}
