import { isCallError } from '@shulei/client/call-error.ts'

/**
 * What the server says of a call that did not succeed, in the reader's language; `otherwise` where it said nothing, because no
 * answer came or only one of something in between: what the browser says then is not for readers.
 */
export const failureText = (error: unknown, otherwise: string): string =>
  isCallError(error) && error.status !== '' ? error.message : otherwise
