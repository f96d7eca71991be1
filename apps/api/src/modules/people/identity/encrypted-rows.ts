import type { DataCipher, Encrypted, Place } from '../../../platform/cipher/cipher.ts'
import type { companies, IdentityPart, identityPhotos, realNames } from './tables.ts'

/** Rows as the database stores them. */
export type StoredRealName = typeof realNames.$inferSelect
export type StoredCompany = typeof companies.$inferSelect
export type StoredPhoto = typeof identityPhotos.$inferSelect

const realNameColumns = { realName: 'real_name', idNumber: 'id_number' } as const
const companyColumns = {
  companyName: 'company_name',
  creditCode: 'credit_code',
  contactName: 'contact_name',
  contactEmail: 'contact_email',
  purpose: 'purpose',
} as const

type Texts<C> = Record<keyof C, string>
type Stored<C> = Record<keyof C, Encrypted<string>>

/** Encrypts and decrypts the text columns of a table; the owner's id is part of each value's place. */
function textsOf<C extends Record<string, string>>(table: string, columns: C) {
  const names = Object.keys(columns) as (keyof C)[]
  const place = (userId: number, name: keyof C): Place => ({ table, row: String(userId), column: columns[name] ?? '' })
  return {
    encrypt: (cipher: DataCipher, userId: number, row: Texts<C>) =>
      Object.fromEntries(names.map((name) => [name, cipher.encryptText(place(userId, name), row[name])])) as Stored<C>,
    decrypt: (cipher: DataCipher, userId: number, row: Stored<C>) =>
      Object.fromEntries(names.map((name) => [name, cipher.decryptText(place(userId, name), row[name])])) as Texts<C>,
  }
}

export const realNameTexts = textsOf('real_names', realNameColumns)
export const companyTexts = textsOf('companies', companyColumns)

/** A verification and an enterprise with decrypted texts. Throws `DecryptError`. */
export const decryptedRealName = (cipher: DataCipher, row: StoredRealName) => ({
  ...row,
  ...realNameTexts.decrypt(cipher, row.userId, row),
})
export const decryptedCompany = (cipher: DataCipher, row: StoredCompany) => ({
  ...row,
  ...companyTexts.decrypt(cipher, row.userId, row),
})

/** The place of a photograph's bytes: each person has at most one photograph of each part. */
export const photoPlace = (userId: number, part: IdentityPart): Place => ({
  table: 'identity_photos',
  row: `${userId} ${part}`,
  column: 'bytes',
})
