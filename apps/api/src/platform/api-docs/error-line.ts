import { type ErrorName, errors } from '@shulei/contract/errors.ts'
import type { Lang } from '../context.ts'
import { loadTexts } from '../messages.ts'

const sentences = loadTexts('error')

/** Number, status and sentence of an error, with dots for what only a refusal knows. */
export const errorLine = (reason: ErrorName, lang: Lang) => ({
  errno: errors[reason].errno,
  http: errors[reason].http,
  text: (sentences[lang][reason] ?? '').replace(/\{\{\w+\}\}\.?/g, '…'),
})
