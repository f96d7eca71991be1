import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'

/** Why a form was not stored. */
export interface FormFailure {
  /** In the reader's language. */
  text: string
  /** The session has ended: after signing in the form can be sent. */
  isSignedOut: boolean
}

/** @param otherwise the text for failures without an answer of our own server. */
export const formFailure = (error: unknown, otherwise: string): FormFailure => ({
  text: failureText(error, otherwise),
  isSignedOut: isCallError(error, errors.loginFirst.errno),
})
