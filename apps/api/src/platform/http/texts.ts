import { hasEndlessMarks } from '@shulei/domain/base/text/count.ts'
import { ApiError } from '../api-error.ts'

/** Names of the texts in a value for which `isWrong` holds; texts inside of a list or an object have its name. */
export function textsThat(isWrong: (text: string) => boolean, value: unknown): string[] {
  const wrong: string[] = []
  const open: [name: string, value: unknown][] = [['', value]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [name, part] = next
    if (typeof part === 'string' && isWrong(part)) wrong.push(name)
    else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) open.push([name || key, inner])
    }
  }
  return wrong
}

/** Looks through all texts of a request before a schema or a rule normalises one. Throws `endlessMarks`. */
export function refuseEndlessMarks(value: unknown): void {
  const fields = textsThat(hasEndlessMarks, value)
  if (fields.length === 0) return
  throw new ApiError('endlessMarks', { facts: { fields: [...new Set(fields)].join(', ') }, data: { fields } })
}
