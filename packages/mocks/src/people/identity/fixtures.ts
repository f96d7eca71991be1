import type { DataIn } from '@shulei/contract/call.ts'
import type { ownCompany, realNameStatus } from '@shulei/contract/people/identity/calls.ts'
import type { AuthStatus } from '@shulei/domain/base/completion/status.ts'
import { maskIdNumber, maskRealName } from '@shulei/domain/people/identity/id-number.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'

type RealName = DataIn<typeof realNameStatus>
type Company = DataIn<typeof ownCompany>

/** Stored codes of the statuses (Q028). */
export const codes: Record<AuthStatus, number> = { notVerified: 0, passed: 1, pending: 2, rejected: 3 }

/** Valid numbers that belong to nobody: the example of the standard, and a passport's. */
export const idNumbers = { mainland: '11010519491231002X', overseas: 'E12345678' } as const

const reasons = {
  'zh-CN': '手持证件照里证件上的字看不清，请在光线充足的地方重新拍摄。',
  'en-US': 'The text of the document cannot be read on the holding-ID photo. Take it again in better light.',
} as const

const nothing = {
  recordId: null,
  authType: 0,
  idCardStatus: 0,
  overseaAuthStatus: 0,
  status: 'notVerified',
  realName: '',
  certificateType: null,
  idNumber: '',
  sentAt: null,
  failureReason: null,
} as const

export interface RealNameState {
  status?: AuthStatus
  /** Unmasked name and number, as with `showFullName`. */
  isWhole?: boolean
}

/** The verification of a person of the cast, for its owner. */
export function realNameFixture(person: CastPerson = personOf('lin'), state: RealNameState = {}): RealName {
  const { status = person.realName, isWhole = false } = state
  if (status === 'notVerified') return { id: person.id, ...nothing }
  const isMainland = person.authType === 1
  const idNumber = isMainland ? idNumbers.mainland : idNumbers.overseas
  return {
    id: person.id,
    recordId: person.id - 208_000,
    authType: person.authType,
    idCardStatus: isMainland ? codes[status] : 0,
    overseaAuthStatus: isMainland ? 0 : codes[status],
    status,
    realName: isWhole ? person.name : maskRealName(person.name),
    certificateType: isMainland ? 'idCard' : 'passport',
    idNumber: isWhole ? idNumber : maskIdNumber(idNumber),
    sentAt: fromNow({ hours: -20 }),
    failureReason: status === 'rejected' ? reasons[person.lang] : null,
  }
}

/** The certification of a person's enterprise, by default with the status of the person. */
export function companyFixture(person: CastPerson = personOf('lin'), status: AuthStatus = person.realName): Company {
  const isSent = status !== 'notVerified'
  return {
    status,
    companyName: isSent ? person.organization : '',
    creditCode: isSent ? '91350200M00010000W' : '',
    contactName: isSent ? person.name : '',
    contactEmail: isSent ? person.email : '',
    purpose: isSent ? '想用三年的浮标观测办一场短临预报赛，数据已经脱敏，计划明年三月开赛。' : '',
    sentAt: isSent ? fromNow({ days: -2 }) : null,
    failureReason: status === 'rejected' ? '执照照片里的信用代码和填写的不一致，请核对后再提交。' : null,
  }
}
