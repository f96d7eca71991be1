import { hash, verify } from '@node-rs/argon2'
import { isCode, normaliseCode } from '@shulei/domain/compete/competition/private-code.ts'

/** argon2id at OWASP's first recommendation: 6 to 7 ms, off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The stored hash of a competition's code. Throws for a text that cannot be a code. */
export function hashCode(code: string): Promise<string> {
  if (!isCode(code)) throw new Error('the text cannot be the code of a competition')
  return hash(normaliseCode(code), cost)
}

/** Whether a typed text is the code of a stored hash. */
export const isRightCode = async (stored: string, typed: string): Promise<boolean> =>
  isCode(typed) && verify(stored, normaliseCode(typed))
