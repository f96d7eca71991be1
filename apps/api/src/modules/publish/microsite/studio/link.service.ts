import type { DataIn } from '@shulei/contract/call.ts'
import type { endStudioLink, shareStudioDraft } from '@shulei/contract/publish/studio/calls.ts'
import { isWeakSecret, linkLifetime, mostLinks } from '@shulei/domain/publish/microsite/studio.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { hashOfSecret } from './draft.service.ts'
import { deleteExpiredLinks, deleteLink, findLinks, insertLink, lockMicrosite } from './studio.repo.ts'
import { type Organizer, studioOf } from './studio.service.ts'

/** Opens the draft to everybody who has the secret. Throws `studioSecretWeak`, `studioLinksFull`, `forbidden`, `notFound`. */
export async function shareDraft(
  { db, clock }: Platform,
  organizer: Organizer,
  secret: string,
): Promise<DataIn<typeof shareStudioDraft>> {
  if (isWeakSecret(secret)) throw new ApiError('studioSecretWeak')
  return db.transaction(async (tx) => {
    const at = new Date(clock())
    await lockMicrosite(tx, organizer.name)
    const { id: micrositeId } = await studioOf(tx, organizer, at)
    await deleteExpiredLinks(tx, micrositeId, at)
    const open = await findLinks(tx, micrositeId, at)
    if (open.length >= mostLinks) throw new ApiError('studioLinksFull', { facts: { max: mostLinks } })
    const expiresAt = new Date(at.getTime() + linkLifetime)
    const written = { micrositeId, authorId: organizer.userId, at }
    const id = await insertLink(tx, { ...written, secretHash: hashOfSecret(secret), expiresAt })
    const own = (await findLinks(tx, micrositeId, at)).find((link) => link.id === id)
    return { id, author: own?.author ?? null, createdAt: at.toISOString(), expiresAt: expiresAt.toISOString() }
  })
}

/** Ends a link; one that has ended already is no error. Throws `forbidden`, `notFound`. */
export const endLink = (
  { db, clock }: Platform,
  organizer: Organizer,
  id: number,
): Promise<DataIn<typeof endStudioLink>> =>
  db.transaction(async (tx) => {
    const { id: micrositeId } = await studioOf(tx, organizer, new Date(clock()))
    return { affectedRows: await deleteLink(tx, micrositeId, id) }
  })
