import type * as z from 'zod'
import { ApiError } from '../api-error.ts'

type Where = 'query' | 'body'

/** The greatest number of fields that one answer names; their order is that of the schema. */
const MAX_NAMED = 20
/** Greatest length of a name in characters. The key of a record is the sender's own text. */
const MAX_NAME = 80

/** The error about fields that cannot be used. Each is named once. */
export function invalid(where: Where, names: readonly string[]): ApiError {
  const fields = [...new Set(names)].slice(0, MAX_NAMED).map((name) => name.slice(0, MAX_NAME).toWellFormed())
  return new ApiError('invalid', { facts: { fields: fields.join(', ') }, data: { where, fields } })
}

/** The error about values that a schema refuses; a rule about the whole is named by where the values come from. */
export const refusedBy = ({ issues }: z.ZodError, where: Where): ApiError =>
  invalid(
    where,
    issues.map(({ path }) => path.join('.') || where),
  )
