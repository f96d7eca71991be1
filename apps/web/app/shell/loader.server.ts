import { CallError } from '@shulei/client/call-error.ts'
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
      throw data({ message: error.message, requestId: error.requestId }, { status: error.http || 503 })
    }
    throw error
  }
}
