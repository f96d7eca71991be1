import {
  ownCompany,
  realNameStatus,
  replaceRealName,
  sendMainlandRealName,
  sendRealName,
  submitCompany,
} from '@shulei/contract/people/identity/calls.ts'
import { companyFieldsOf, companyProblems, companyRefusal } from '@shulei/domain/people/identity/company.ts'
import { maskIdNumber, maskRealName } from '@shulei/domain/people/identity/id-number.ts'
import {
  certificateTypes,
  type RealNameFields,
  type Region,
  realNameFieldsOf,
  realNameMissing,
  realNameProblems,
  realNameRefusal,
  regions,
} from '@shulei/domain/people/identity/real-name.ts'
import type { RequestHandler } from 'msw'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { mockNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { codes, companyFixture, realNameFixture } from './fixtures.ts'

/** The server's answer to an accepted verification. @throws MockRefusal as the server refuses. */
function sent(person: CastPerson, region: Region, raw: RealNameFields, replaces: number | null) {
  const stored = realNameFixture(person)
  const refusal = realNameRefusal(stored.recordId === null ? null : { ...stored, id: stored.recordId }, {
    region,
    replaces,
  })
  if (refusal) throw new MockRefusal(refusal)
  if (realNameMissing(raw, true).length > 0) {
    throw new MockRefusal('realNameRequired')
  }
  const [problem] = realNameProblems(region, raw)
  if (problem) throw new MockRefusal(problem)
  const fields = realNameFieldsOf(raw)
  return {
    id: person.id,
    recordId: 900,
    authType: regions[region],
    idCardStatus: region === 'mainland' ? 2 : 0,
    overseaAuthStatus: region === 'overseas' ? 2 : 0,
    status: 'pending' as const,
    realName: maskRealName(fields.realName),
    certificateType: certificateTypes.find((type) => type === fields.certificateType) ?? null,
    idNumber: maskIdNumber(fields.idNumber),
    sentAt: new Date(mockNow).toISOString(),
    failureReason: null,
  }
}

/** All verification calls for one person of the cast. Requests are validated and answered, and not stored. */
export const identityHandlersOf = (person: CastPerson): RequestHandler[] => [
  mock(realNameStatus, ({ query: { id = person.id, showFullName } }) => {
    if (id !== person.id) throw new MockRefusal('forbidden')
    return realNameFixture(person, { isWhole: showFullName === '1' })
  }),
  mock(sendMainlandRealName, ({ body: { shipDeleteId = null, ...fields } }) =>
    sent(person, 'mainland', fields, shipDeleteId),
  ),
  mock(sendRealName, ({ body }) => sent(person, 'overseas', body, null)),
  mock(replaceRealName, ({ body: { shipDeleteId, ...fields } }) => sent(person, 'overseas', fields, shipDeleteId)),
  mock(ownCompany, () => companyFixture(person)),
  mock(submitCompany, ({ body }) => {
    const refusal = companyRefusal({ status: codes[companyFixture(person).status] })
    if (refusal) throw new MockRefusal(refusal)
    const [problem] = companyProblems(body)
    if (problem) throw new MockRefusal(problem)
    const sentAt = new Date(mockNow).toISOString()
    return { status: 'pending' as const, ...companyFieldsOf(body), sentAt, failureReason: null }
  }),
]

export const identityHandlers: RequestHandler[] = identityHandlersOf(personOf('lin'))
