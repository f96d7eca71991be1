import { photoParts } from '@shulei/domain/people/identity/real-name.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { deletePhotos, findPhotos, type NewPhoto } from './identity.repo.ts'
import {
  type Decision,
  decideCompany,
  decideRealName,
  findPendingCompanies,
  findPendingRealNames,
} from './moderation.repo.ts'
import type { IdentityPart } from './tables.ts'

/** Subjects of a decision: a real name, or an enterprise. */
export const moderatedKinds = ['real-name', 'company'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

const partsOf = { 'real-name': photoParts, company: ['licence'] } as const satisfies Record<
  ModeratedKind,
  readonly IdentityPart[]
>

/** A pending verification or enterprise, with all fields of its form. */
export interface Waiting {
  kind: ModeratedKind
  userId: number
  facts: Readonly<Record<string, string>>
  /** Number of other people with the same document number. */
  sharedBy: number
}

/** Pending verifications and enterprises, real names first, each kind oldest first; those of one person when `userId` is given. */
export async function findWaiting(
  { db, cipher }: Pick<Platform, 'db' | 'cipher'>,
  userId?: number,
): Promise<Waiting[]> {
  const [people, companies] = [
    await findPendingRealNames(db, cipher, userId),
    await findPendingCompanies(db, cipher, userId),
  ]
  return [
    ...people.map(({ row, sharedBy }) => ({
      kind: 'real-name' as const,
      userId: row.userId,
      facts: {
        sent: row.sentAt.toISOString(),
        region: row.authType === 1 ? 'mainland' : 'overseas',
        document: row.certificateType,
        name: row.realName,
        number: row.idNumber,
      },
      sharedBy,
    })),
    ...companies.map(({ row, sharedBy }) => ({
      kind: 'company' as const,
      userId: row.userId,
      facts: {
        sent: row.sentAt.toISOString(),
        name: row.companyName,
        number: row.creditCode,
        contact: row.contactName,
        email: row.contactEmail,
        purpose: row.purpose,
      },
      sharedBy,
    })),
  ]
}

/** The photographs of a pending verification or enterprise. */
export const photosOf = (
  { db, cipher }: Pick<Platform, 'db' | 'cipher'>,
  kind: ModeratedKind,
  userId: number,
): Promise<NewPhoto[]> => findPhotos(db, cipher, userId, partsOf[kind])

/**
 * Passes a pending verification or enterprise, or refuses it for a reason. The same transaction deletes its photographs, since they
 * are needed no longer, and notifies the sender. False when nothing is pending: a decision is final.
 */
export function decide(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kind: ModeratedKind,
  userId: number,
  reason: Decision['reason'],
): Promise<boolean> {
  const at = clock()
  return db.transaction(async (tx) => {
    const id = await (kind === 'company' ? decideCompany : decideRealName)(tx, userId, { reason, at: new Date(at) })
    if (id === null) return false
    await deletePhotos(tx, userId, partsOf[kind])
    const of = kind === 'company' ? 'company' : 'realName'
    // a verification that is sent again after a refusal has a new id, so that its decision makes a notice of its own
    await notify(tx, {
      recipientId: userId,
      kind: 'verificationDecided',
      subject: `${of}:${id}`,
      facts: { of, reason },
      at,
    })
    return true
  })
}
