import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { profileArgs } from '@shulei/features/people/profile/useProfile.ts'
import type { PageRequest } from '../context.ts'
import { callOrThrow } from './loader.server.ts'

/** The reader's own profile including private fields, by the cache keys of the calls: initial data of the editors. */
export async function readEditing({ send }: PageRequest, id: number): Promise<Record<string, unknown>> {
  const [profile, own, industries] = await Promise.all([
    callOrThrow(send(refs.userProfile, profileArgs(id))),
    callOrThrow(send(refs.basicInfo, { query: {} })),
    callOrThrow(send(refs.industryOptions, {})),
  ])
  return {
    [keyOf(refs.userProfile, profileArgs(id))]: profile,
    [keyOf(refs.basicInfo, { query: {} })]: own,
    [keyOf(refs.industryOptions, {})]: industries,
  }
}
