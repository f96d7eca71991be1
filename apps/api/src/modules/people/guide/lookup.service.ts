import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { abilityInfo, ipTerritory, usersInfo } from '@shulei/contract/people/guide/calls.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Once } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lastAddress } from '../../base/session/last-address.service.ts'
import { territoryOf } from '../../base/session/territory.service.ts'
import { personRef } from '../profile/access.service.ts'
import { readBasics } from '../profile/basics.service.ts'
import { readPersonIds } from '../profile/ids.service.ts'
import { readShowcase } from '../profile/showcase.service.ts'

/** A person's public information with the introduction (C096). Throws `userNotExist`. */
export async function readUsersInfo(
  platform: Platform,
  user: SessionUser,
  userId: string | undefined,
): Promise<DataIn<typeof usersInfo>> {
  const { info, introduction } = await readBasics(platform, userId, user.id)
  return { ...info, introduction: introduction.introduction }
}

/** A person's skills, industries, topics and ranks (C097). Throws `userNotExist`. */
export async function readAbility(
  platform: Platform,
  user: SessionUser,
  { id, userId }: QueryOut<typeof abilityInfo>,
  once: Once,
): Promise<DataIn<typeof abilityInfo>> {
  const named = userId ?? id
  const [{ researchDirection }, { ranks, topics, hidden }] = await Promise.all([
    readBasics(platform, named, user.id),
    readShowcase(platform, { person: personRef(named, user.id), readerId: user.id }, once),
  ])
  return { ...researchDirection, ranks, topics, hidden }
}

/** The place from which a person last used the site (C105, Q154). Throws `userNotExist`. */
export async function readTerritory(platform: Platform, userId: string): Promise<DataIn<typeof ipTerritory>> {
  const ids = await readPersonIds(platform, userId)
  return { ...ids, territory: await territoryOf(await lastAddress(platform, ids.id)) }
}
