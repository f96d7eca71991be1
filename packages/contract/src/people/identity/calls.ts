import * as z from 'zod'
import { call } from '../../call.ts'
import { id, instant } from '../../fields.ts'

const Status = z.enum(['notVerified', 'pending', 'rejected', 'passed'])

/**
 * B§3 RealNameAuthentication. Number and name are masked unless the person requests them in full; photographs are never sent
 * back.
 */
export const RealName = z.object({
  /** Id of the person. */
  id,
  /** Record id to send as `shipDeleteId` when replacing it; null when nothing is stored. */
  recordId: id.nullable(),
  /** 0 none, 1 mainland, 2 overseas (Q028). */
  authType: z.int(),
  /** 0 not verified, 1 passed, 2 pending, 3 rejected. */
  idCardStatus: z.int(),
  overseaAuthStatus: z.int(),
  status: Status,
  realName: z.string(),
  certificateType: z.enum(['idCard', 'passport', 'residentCard']).nullable(),
  idNumber: z.string(),
  /** Time at which it was submitted. */
  sentAt: instant.nullable(),
  /** Reason for the rejection, in the reader's language. */
  failureReason: z.string().nullable(),
})

export const realNameStatus = call({
  method: 'GET',
  path: '/api/users/authData',
  spec: 'C098',
  summary: 'Own real-name data, masked unless showFullName; another person is refused',
  auth: 'user',
  query: z.object({
    id: z.coerce.number<number | string>().int().min(1).optional(),
    showFullName: z.enum(['0', '1']).default('0'),
  }),
  data: RealName,
})

const text = z.string().default('')
const shipDeleteId = z.coerce.number<number | string>().int().min(1)
const photos = { files: ['holdingPhoto', 'frontPhoto', 'backPhoto'] } as const
const realNameErrors = [
  'badForm',
  'uploadBroken',
  'realNameRequired',
  'realNameInvalid',
  'certificateInvalid',
  'idInvalid',
  'photoBroken',
  'pictureHeic',
  'photoTooBig',
  'pictureTooBig',
  'realNamePassed',
  'realNamePending',
  'realNameOther',
  'realNameChanged',
  'idNumberTaken',
] as const

export const sendRealName = call({
  method: 'POST',
  path: '/api/users/auth',
  spec: 'C107',
  summary: 'Ask for the verification of an overseas identity (Q090); photos are JPEG or PNG of at most 500 kB each',
  auth: 'user',
  form: photos,
  body: z.object({ realName: text, certificateType: text, idNumber: text }),
  data: RealName,
  errors: realNameErrors,
})

export const replaceRealName = call({
  method: 'PUT',
  path: '/api/users/auth',
  spec: 'C108',
  summary: 'Ask for the verification of an overseas identity in place of the refused one that shipDeleteId names',
  auth: 'user',
  form: photos,
  body: z.object({ realName: text, certificateType: text, idNumber: text, shipDeleteId }),
  data: RealName,
  errors: realNameErrors,
})

export const sendMainlandRealName = call({
  method: 'POST',
  path: '/api/v2/users/authentication-mainland',
  spec: 'C140',
  summary: 'Ask for the verification of a mainland identity, in place of the refused one that shipDeleteId names',
  auth: 'user',
  form: photos,
  body: z.object({
    realName: text,
    certificateType: z.string().default('idCard'),
    idNumber: text,
    shipDeleteId: shipDeleteId.optional(),
  }),
  data: RealName,
  errors: realNameErrors,
})

/** An enterprise that applies to host competitions (Q122). Its licence is never sent back. */
export const Company = z.object({
  status: Status,
  companyName: z.string(),
  creditCode: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  purpose: z.string(),
  sentAt: instant.nullable(),
  /** Reason for the rejection, in the reader's language. */
  failureReason: z.string().nullable(),
})

export const ownCompany = call({
  method: 'GET',
  path: '/api/users/company',
  spec: 'own: how far the certification of the own enterprise is',
  summary: "The certification of one's own enterprise",
  auth: 'user',
  data: Company,
})

export const submitCompany = call({
  method: 'POST',
  path: '/api/users/companySubmit',
  spec: 'C121, X028',
  summary:
    'Ask for the certification of an enterprise that wants to host; the licence is a JPEG or PNG of at most 500 kB',
  auth: 'user',
  form: { files: ['licence'] },
  body: z.object({
    companyName: text,
    creditCode: text,
    contactName: text,
    contactEmail: text,
    purpose: text,
  }),
  data: Company,
  errors: [
    'badForm',
    'uploadBroken',
    'companyNameInvalid',
    'creditCodeInvalid',
    'contactNameInvalid',
    'contactEmailInvalid',
    'purposeInvalid',
    'licenceMissing',
    'photoBroken',
    'pictureHeic',
    'photoTooBig',
    'pictureTooBig',
    'companyPassed',
    'companyPending',
  ],
})
