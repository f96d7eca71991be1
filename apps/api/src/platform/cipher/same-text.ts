import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a code or signature is the right one, in a time that does not tell where two texts differ. */
export const sameText = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))
