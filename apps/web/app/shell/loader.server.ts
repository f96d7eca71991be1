import { CallError } from '@shulei/client/call-error.ts'
import { data } from 'react-router'

/**
 * Awaits a call in a loader. A refused call becomes a page error with the call's own HTTP status and translated message, so
 * that the right error page is sent with the right code.
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
