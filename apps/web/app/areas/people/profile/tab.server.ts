import { keyOf } from '@shulei/client/hooks.ts'
import type { Sent } from '@shulei/client/send.ts'
import type { AnyCall, Args } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { beforeOf, pageOf } from '@shulei/features/base/address/profile.ts'
import { pagesKeyOf } from '@shulei/features/base/site/usePages.ts'
import { type PeopleSide, peopleRead } from '@shulei/features/people/profile/useProfile.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { openProfile, type ProfileLoaderArgs } from './open-profile.server.ts'

/** Reads a page of a tab and returns the answer by the cache key of its call. */
export async function readTab<C extends AnyCall>(
  args: ProfileLoaderArgs,
  ref: Ref<C>,
  argsOf: (id: number, page: number) => Args<C>,
) {
  const { page, id, search } = await openProfile(args)
  const number = pageOf(search)
  const requested = argsOf(id, number)
  const answer = await callOrThrow(page.send(ref, requested as Sent<C>))
  return { id, page: number, answers: { [keyOf(ref, requested)]: answer } }
}

/** Reads the first page of a list of people. */
export async function readPeople(args: ProfileLoaderArgs, side: PeopleSide) {
  const { page, id, search } = await openProfile(args)
  const before = beforeOf(search)
  const read = peopleRead(side, id, before)
  const people = await callOrThrow(page.send(read.ref, read.argsOf()))
  return { id, before, answers: { [pagesKeyOf(read)]: [people] } }
}
