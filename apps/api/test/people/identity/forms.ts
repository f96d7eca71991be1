import { photoPlace } from '../../../src/modules/people/identity/encrypted-rows.ts'
import { identityPhotos } from '../../../src/modules/people/identity/tables.ts'
import { picture } from '../../base/upload/pictures.ts'
import type { TestApi, Visitor } from '../../harness.ts'

type Value = string | Uint8Array

/** A form of texts and photographs; undefined values are left out. */
export function formOf(values: Readonly<Record<string, Value | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.set(name, value)
    else if (value) form.set(name, new File([value as BlobPart], `${name}.jpg`, { type: 'image/jpeg' }))
  }
  return form
}

let numbers = 0

/** A valid identity-card number that no earlier call returned. */
export function newIdNumber(): string {
  const body = `110105194912${10_000 + ++numbers}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + '10X98765432'[sum % 11]
}

/** A valid passport number that no earlier call returned. */
export const newPassport = (): string => `E${10_000_000 + ++numbers}`

type Change = Readonly<Record<string, Value | undefined>>

/** A valid form of a person from the mainland; `change` replaces fields. */
export const mainlandForm = async (change: Change = {}): Promise<FormData> =>
  formOf({
    realName: '欧阳小明',
    certificateType: 'idCard',
    idNumber: newIdNumber(),
    holdingPhoto: await picture('jpeg'),
    ...change,
  })

/** A valid form of a person from overseas; `change` replaces fields. */
export const overseasForm = async (change: Change = {}): Promise<FormData> =>
  formOf({
    realName: 'Ann Lee',
    certificateType: 'passport',
    idNumber: newPassport(),
    holdingPhoto: await picture('png'),
    ...change,
  })

/** A valid form of an enterprise; `change` replaces fields. */
export const companyForm = async (change: Change = {}): Promise<FormData> =>
  formOf({
    companyName: '潮间带数据有限公司',
    creditCode: '91350100M000100Y43',
    contactName: '张三',
    contactEmail: 'zhang@example.com',
    purpose: '办一场\n近海预测赛',
    licence: await picture('jpeg'),
    ...change,
  })

export const paths = {
  overseas: '/api/users/auth',
  mainland: '/api/v2/users/authentication-mainland',
  company: '/api/users/companySubmit',
} as const

export interface Answer {
  status: number
  errno: string | undefined
  message: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  data: any
}

interface Sending {
  method?: 'POST' | 'PUT'
  lang?: 'en-US'
  key?: string
}

/** Sends a form with the headers of a page of this site. */
export async function send(
  visitor: Visitor,
  path: string,
  form: BodyInit,
  { method = 'POST', lang, key }: Sending = {},
): Promise<Answer> {
  const headers = {
    ...(lang ? { cookie: `${visitor.cookie}; lang=${lang}` } : {}),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const answer = await visitor.request(path, { method, body: form, headers })
  const { data, errno, message } = await answer.json()
  return { status: answer.status, errno, message, data }
}

/** The stored rows of a person's identity: rows of both tables, and the parts of their photographs. */
export async function storedOf({ platform }: TestApi, { id }: { id: number }) {
  const ask = async (text: string) => (await platform.database.raw.query(text, [id])).rows as Record<string, unknown>[]
  return {
    realNames: await ask('select * from real_names where user_id = $1'),
    companies: await ask('select * from companies where user_id = $1'),
    photos: (await ask('select part from identity_photos where user_id = $1 order by id')).map(({ part }) => part),
  }
}

export const nothingStored = { realNames: [], companies: [], photos: [] }

/** All photographs, as operators see them. */
export async function photosIn({ platform }: TestApi) {
  const rows = await platform.db.select().from(identityPhotos)
  return rows.map(({ id, userId, part, format, bytes }) => ({
    id,
    userId,
    part,
    format,
    bytes: platform.cipher.decryptBytes(photoPlace(userId, part), bytes),
  }))
}
