import {
  ownCompany,
  realNameStatus,
  replaceRealName,
  sendMainlandRealName,
  sendRealName,
  submitCompany,
} from '@shulei/contract/identity/calls.ts'
import { companyFieldsOf, companyProblems, companyRefusal } from '@shulei/domain/identity/company.ts'
import { maskIdNumber, maskRealName } from '@shulei/domain/identity/id-number.ts'
import {
  certificateTypes,
  type RealNameFields,
  type Region,
  realNameFieldsOf,
  realNameMissing,
  realNameProblems,
  realNameRefusal,
  regions,
} from '@shulei/domain/identity/real-name.ts'
import type { RequestHandler } from 'msw'
import { type CastPerson, personOf } from '../cast/people.ts'
import { mockNow } from '../clock.ts'
import { MockRefusal, mock } from '../mock.ts'
import { codes, companyFixture, realNameFixture } from './fixtures.ts'

/** What the server answers to a verification that it takes. @throws MockRefusal as the server refuses. */
function sent(person: CastPerson, region: Region, raw: RealNameFields, replaces: number | null) {
  const stored = realNameFixture(person)
  const refusal = realNameRefusal(stored.recordId === null ? null : { ...stored, id: stored.recordId }, {
    region,
    replaces,
  })
  if (refusal) throw new MockRefusal(refusal, '认证状态不允许这样提交。')
  if (realNameMissing(raw, true).length > 0) {
    throw new MockRefusal('realNameRequired', '请填写真实姓名、证件号码、证件类型并上传手持证件照。')
  }
  const [problem] = realNameProblems(region, raw)
  if (problem) throw new MockRefusal(problem, '填写的内容不正确。')
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

/** Everything of verifications as one person of the cast meets it. What is sent is judged and answered, and not kept. */
export const identityHandlersOf = (person: CastPerson): RequestHandler[] => [
  mock(realNameStatus, ({ query: { id = person.id, showFullName } }) => {
    if (id !== person.id) throw new MockRefusal('forbidden', '没有权限。')
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
    if (refusal) throw new MockRefusal(refusal, '认证状态不允许这样提交。')
    const [problem] = companyProblems(body)
    if (problem) throw new MockRefusal(problem, '填写的内容不正确。')
    const sentAt = new Date(mockNow).toISOString()
    return { status: 'pending' as const, ...companyFieldsOf(body), sentAt, failureReason: null }
  }),
]

export const identityHandlers: RequestHandler[] = identityHandlersOf(personOf('lin'))
