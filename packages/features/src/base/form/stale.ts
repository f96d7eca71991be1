import { isCallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'

const stale: readonly string[] = [
  errors.valuesStale,
  errors.articleStale,
  errors.datasetStale,
  errors.readingStale,
  errors.notebookStale,
  errors.studioStale,
].map(({ errno }) => errno)

/** Whether a write was refused because another page or device has saved since its values were read. */
export const isStale = (error: unknown): boolean => isCallError(error) && stale.includes(error.errno ?? '')

/** The stored values that came with such a refusal; null with any other error. */
export const currentOf = <T>(error: unknown): T | null =>
  isStale(error) && isCallError(error) ? ((error.data as { current?: T } | null)?.current ?? null) : null
