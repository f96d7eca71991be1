import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type { industryOptions, updateInd } from '@shulei/contract/people/profile/calls.ts'
import { industriesProblem, MAX_INDUSTRIES } from '@shulei/domain/people/profile/edit-industries.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { industriesOf } from '../../compete/competition/competition.service.ts'
import { mustBeSelf, saveParts } from './edit.service.ts'

/** The industries that a person can choose. */
export async function readIndustries({ db }: Platform): Promise<Data<typeof industryOptions>> {
  return { industries: await industriesOf(db) }
}

/** Replaces a person's industries (C113). Throws `industriesFull`, `industryInvalid`, `valuesStale`. */
export async function chooseIndustries(
  platform: Platform,
  user: SessionUser,
  { userId, industry, base }: BodyOut<typeof updateInd>,
): Promise<Data<typeof updateInd>> {
  mustBeSelf(userId, user)
  const known = await industriesOf(platform.db)
  const problem = industriesProblem(
    industry,
    known.map(({ code }) => code),
  )
  if (problem === 'full') throw new ApiError('industriesFull', { facts: { max: MAX_INDUSTRIES } })
  if (problem !== null) throw new ApiError('industryInvalid')
  const sorted = (codes: readonly string[] | undefined) => ({ industry: codes?.toSorted() })
  await saveParts(platform, user, {
    patch: { industries: industry },
    base: base && sorted(base.industry),
    sent: sorted(industry),
  })
  return { industry: known.filter(({ code }) => industry.includes(code)) }
}
