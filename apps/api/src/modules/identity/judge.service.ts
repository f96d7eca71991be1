import { photoParts } from '@shulei/domain/identity/real-name.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { deletePhotos, findPhotos, type NewPhoto } from './identity.repo.ts'
import {
  findPendingCompanies,
  findPendingRealNames,
  type Judgement,
  judgeCompany,
  judgeRealName,
} from './judge.repo.ts'
import type { IdentityPart } from './tables.ts'

/** What is judged: a real name, or an enterprise. */
export const judgedKinds = ['real-name', 'company'] as const
export type JudgedKind = (typeof judgedKinds)[number]

const partsOf = { 'real-name': photoParts, company: ['licence'] } as const satisfies Record<
  JudgedKind,
  readonly IdentityPart[]
>

/** Something that waits for a decision, with everything that was written into its form. */
export interface Waiting {
  kind: JudgedKind
  userId: number
  facts: Readonly<Record<string, string>>
  /** How many other people have given the same number. */
  sharedBy: number
}

/** What waits for a decision, real names first, each kind from its oldest on; of one person where one is named. */
export async function findWaiting(on: Executor, userId?: number): Promise<Waiting[]> {
  const [people, companies] = [await findPendingRealNames(on, userId), await findPendingCompanies(on, userId)]
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

/** The photographs of what waits. */
export const photosOf = (on: Executor, kind: JudgedKind, userId: number): Promise<NewPhoto[]> =>
  findPhotos(on, userId, partsOf[kind])

/**
 * Passes what waits, or refuses it for a reason; its photographs have served their purpose then and are deleted with the
 * decision. False when nothing waits: what was decided stays so.
 */
export function judge(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kind: JudgedKind,
  userId: number,
  reason: Judgement['reason'],
): Promise<boolean> {
  const judgement = { reason, at: new Date(clock()) }
  return db.transaction(async (tx) => {
    const isJudged = await (kind === 'company' ? judgeCompany : judgeRealName)(tx, userId, judgement)
    if (isJudged) await deletePhotos(tx, userId, partsOf[kind])
    return isJudged
  })
}
