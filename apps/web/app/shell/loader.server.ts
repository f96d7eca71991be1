import { CallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'
import { data } from 'react-router'

/**
 * Awaits a call in a loader. A refused call is thrown as a page error with its HTTP status and translated message, so that the
 * error page has the right status.
 */
export async function callOrThrow<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallError) {
      const { errno, message, requestId, http } = error
      // the page says the general sentence for what is missing by itself
      const said = errno === errors.notFound.errno ? {} : { message }
      throw data({ ...said, requestId }, { status: http || 503 })
    }
    throw error
  }
}
