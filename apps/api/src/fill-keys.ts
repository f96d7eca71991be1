import { fillNameKeys } from './modules/base/session/name-key.service.ts'
import { fillNumberHashes } from './modules/people/identity/fill-hashes.service.ts'
import { encryptPlainRows } from './modules/people/identity/reencrypt.service.ts'
import type { Platform } from './platform/platform.ts'

/** Fills and encrypts columns that SQL cannot compute, for rows of an older release and for built-in content. Call it before serving. */
export async function fillKeys(platform: Platform): Promise<void> {
  await fillNameKeys(platform)
  await encryptPlainRows(platform)
  await fillNumberHashes(platform)
}
