import { parseDocument } from 'yaml'
import type * as z from 'zod'

/** A file of the content folder that cannot be used. The message names the file and what to change. */
export class ContentProblem extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`)
  }
}

/** Reads YAML as plain data: the values of the core schema, few aliases, no merge keys and no repeated keys. */
function readYaml(file: string, text: string): unknown {
  const document = parseDocument(text, { schema: 'core', uniqueKeys: true, prettyErrors: true })
  const [error] = document.errors
  if (error) throw new ContentProblem(file, error.message.split('\n', 1)[0] ?? 'not YAML')
  try {
    return document.toJS({ maxAliasCount: 20 })
  } catch (cause) {
    throw new ContentProblem(file, (cause as Error).message)
  }
}

/** YAML of a file, checked. Throws `ContentProblem` with the first wrong field. */
export function checkedYaml<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const result = schema.safeParse(readYaml(file, text) ?? {})
  if (result.success) return result.data
  const [issue] = result.error.issues
  const [place, wrong] = [issue?.path.join('.'), issue?.message ?? 'wrong value']
  // an unknown key is a problem of the whole file, and named in the message
  throw new ContentProblem(file, place ? `"${place}": ${wrong}` : wrong)
}

const FENCE = /^---\n([\s\S]*?)\n---(?:\n|$)/

/** Front matter, checked, and the Markdown after it. Throws `ContentProblem`. */
export function frontMatter<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): { facts: z.output<S>; body: string } {
  const found = FENCE.exec(text)
  if (!found) throw new ContentProblem(file, 'it has to begin with front matter between two lines of ---')
  return { facts: checkedYaml(file, found[1] ?? '', schema), body: text.slice(found[0].length) }
}
