import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AnyCall, BodyOut } from '@shulei/contract/call.ts'
import type * as z from 'zod'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Files } from '../files.ts'
import { refusedBy } from './invalid.ts'
import type { ReceivedForm } from './receive-form.ts'
import { refuseEndlessMarks } from './texts.ts'

/** Folder of arriving files. What a killed process left there goes with its scratch folder. */
export const uploadFolder = ({ files }: { files: Pick<Files, 'scratch'> }): string => join(files.scratch, 'uploads')

/** The Idempotency-Key of a request; without one, a new key, so that a repeat is another action. Throws `invalid`. */
export function keyOf(c: Context): string {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return randomUUID()
  if (!/^[\w.:-]{1,64}$/.test(key)) throw new ApiError('invalid', { facts: { fields: 'idempotency-key' } })
  return key
}

/** The text fields of a form, parsed by the shape of its call. Throws `endlessMarks`, `invalid`. */
export function fieldsOf<C extends AnyCall>(call: C, form: ReceivedForm): BodyOut<C> {
  refuseEndlessMarks(form.fields)
  const result: z.ZodSafeParseResult<BodyOut<C>> = call.body.safeParse(form.fields)
  if (result.success) return result.data
  throw refusedBy(result.error, 'body')
}
