import { createHash } from 'node:crypto'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findMicrosite, type MicrositeRow, type Wanted } from '../microsite.repo.ts'
import { withContent } from './content.ts'
import { findStudio, isOpenLink } from './studio.repo.ts'

/** The reader's right to a draft: `own` or the secret of a link, and the address that wrong secrets are counted for. */
export interface DraftKey {
  key: string
  address: string
}

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Refuses a secret that does not open the draft. Wrong ones count for the address. Throws `notFound`, `tooMany`. */
async function mustBeSecretOf({ db, limits }: Platform, micrositeId: number, { key, address }: DraftKey, now: Date) {
  await limits.attempt([['draftLink', address]], async () => {
    if (!(await isOpenLink(db, micrositeId, hashOfSecret(key), now))) throw new ApiError('notFound')
  })
}

/**
 * A microsite with its draft, else the version that is scheduled, in the place of what visitors see. A person who does not run it, a
 * wrong secret and an ended link are answered like a missing microsite, and so is a secret for a microsite that does not exist.
 * Throws `notFound`, `tooMany`.
 */
export async function draftOf(
  platform: Platform,
  wanted: Wanted,
  reader: number | null,
  draft: DraftKey,
): Promise<MicrositeRow> {
  const row = await findMicrosite(platform.db, { ...wanted, isEarly: true }, reader)
  if (draft.key !== 'own') await mustBeSecretOf(platform, row?.id ?? 0, draft, wanted.now)
  else if (!row?.canEdit) throw new ApiError('notFound')
  if (!row) throw new ApiError('notFound')
  const studio = await findStudio(platform.db, { name: row.name, userId: reader, now: wanted.now })
  if (!studio) throw new ApiError('notFound')
  const { record, draft: stored } = studio
  return { ...row, record: stored?.content ? withContent(record, stored.content) : record }
}
