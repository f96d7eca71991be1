import type { DataIn } from '@shulei/contract/call.ts'
import type {
  userArticles,
  userCollections,
  userDatasets,
  userNotebooks,
  userPublishes,
} from '@shulei/contract/people/profile/calls.ts'
import { hiddenFrom, type PrivacyBlock } from '@shulei/domain/people/profile/privacy.ts'
import type { Platform } from '../../../platform/platform.ts'
import { datasetsOwnedBy } from '../../data/dataset/dataset.service.ts'
import type { PersonRef } from './access.repo.ts'
import { accessTo } from './access.service.ts'
import { findArticles, findCollections, findNotebooks, findPublishes, type Slice, type Sliced } from './tabs.repo.ts'

type Hidden = ReturnType<typeof hiddenFrom>

const iso = (at: string) => new Date(at).toISOString()

/** A reader's request for a tab of a person's profile. */
export interface TabQuestion {
  person: PersonRef
  readerId: number
  page: number
  pageSize: number
}

/** A page of a tab; without rows and with the reason where its owner hides one of its blocks. Throws `userNotExist`. */
export async function readTab<Row>(
  { db, clock }: Platform,
  { person, readerId, page, pageSize }: TabQuestion,
  block: PrivacyBlock | readonly PrivacyBlock[],
  find: (slot: Slice) => Promise<Sliced<Row>>,
) {
  const { userId, settings, reader } = await accessTo(db, person, readerId)
  const hidden = [block].flat().reduce<Hidden>((why, one) => why ?? hiddenFrom(settings, one, reader), null)
  if (hidden !== null) return { list: [], total: 0, page, pageSize, hidden }
  const slot = { userId, reader: readerId, offset: (page - 1) * pageSize, limit: pageSize, now: new Date(clock()) }
  return { ...(await find(slot)), page, pageSize, hidden: null }
}

const each = <Row, Out>({ list, total }: Sliced<Row>, make: (row: Row) => Out): Sliced<Out> => ({
  list: list.map(make),
  total,
})

type Tab<C extends { data: unknown }> = (platform: Platform, question: TabQuestion) => Promise<C['data']>
type Of<C> = { data: DataIn<C> }

export const readPublishes: Tab<Of<typeof userPublishes>> = (platform, question) =>
  readTab(platform, question, 'myDynamics', async (slot) =>
    each(await findPublishes(platform.db, slot), ({ at, ...row }) => ({ ...row, createdAt: iso(at) })),
  )

export const readArticles: Tab<Of<typeof userArticles>> = (platform, question) =>
  readTab(platform, question, 'myDynamics', async (slot) =>
    each(await findArticles(platform.db, slot), ({ at, ...row }) => ({ ...row, createdAt: iso(at) })),
  )

export const readNotebooks: Tab<Of<typeof userNotebooks>> = (platform, question) =>
  readTab(platform, question, 'myDynamics', async (slot) =>
    each(await findNotebooks(platform.db, slot), ({ at, updatedAt, ...row }) => ({
      ...row,
      createdAt: iso(at),
      updatedAt: iso(updatedAt),
    })),
  )

export const readDatasets: Tab<Of<typeof userDatasets>> = (platform, question) =>
  readTab(platform, question, 'myDynamics', ({ userId, ...slot }) => datasetsOwnedBy(platform.db, userId, slot))

export const readCollections: Tab<Of<typeof userCollections>> = (platform, question) =>
  readTab(platform, question, 'othersDynamics', async (slot) =>
    each(await findCollections(platform.db, slot), ({ at, ...row }) => ({ ...row, collectedAt: iso(at) })),
  )
