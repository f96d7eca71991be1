import { identityPhotos } from '../../src/modules/identity/tables.ts'
import type { TestApi, Visitor } from '../harness.ts'
import { picture } from '../upload/pictures.ts'

type Value = string | Uint8Array

/** A form of texts and photographs; what is undefined is left out. */
export function formOf(values: Readonly<Record<string, Value | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.set(name, value)
    else if (value) form.set(name, new File([value as BlobPart], `${name}.jpg`, { type: 'image/jpeg' }))
  }
  return form
}

type Change = Readonly<Record<string, Value | undefined>>

/** A right form of somebody from the mainland, but for what is changed. */
export const mainlandForm = async (change: Change = {}): Promise<FormData> =>
  formOf({
    realName: '欧阳小明',
    certificateType: 'idCard',
    idNumber: '11010519491231002X',
    holdingPhoto: await picture('jpeg'),
    ...change,
  })

/** A right form of somebody from overseas, but for what is changed. */
export const overseasForm = async (change: Change = {}): Promise<FormData> =>
  formOf({
    realName: 'Ann Lee',
    certificateType: 'passport',
    idNumber: 'E12345678',
    holdingPhoto: await picture('png'),
    ...change,
  })

/** A right form of an enterprise, but for what is changed. */
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

/** Sends a form as a page of ours would. */
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

/** What is stored of a person's identity: rows of both tables, and parts of photographs. */
export async function storedOf({ platform }: TestApi, { id }: { id: number }) {
  const ask = async (text: string) => (await platform.database.raw.query(text, [id])).rows as Record<string, unknown>[]
  return {
    realNames: await ask('select * from real_names where user_id = $1'),
    companies: await ask('select * from companies where user_id = $1'),
    photos: (await ask('select part from identity_photos where user_id = $1 order by id')).map(({ part }) => part),
  }
}

export const nothingStored = { realNames: [], companies: [], photos: [] }

/** The bytes of every photograph. */
export const photosIn = ({ platform }: TestApi) => platform.db.select().from(identityPhotos)
