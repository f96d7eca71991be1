import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { type DataCipher, ENCRYPTED, type Encrypted, HEADER, headerOf } from '../../../platform/cipher/cipher.ts'
import type { DatabaseHandle, Tx } from '../../../platform/db/database.ts'
import {
  companyTexts,
  decryptedCompany,
  decryptedRealName,
  photoPlace,
  realNameTexts,
  type StoredCompany,
  type StoredRealName,
} from './encrypted-rows.ts'
import { codeHash, numberHash } from './number-hash.ts'
import { companies, identityPhotos, realNames } from './tables.ts'

/** Rows to encrypt: `plain` ones of an older release, or with `older` also those encrypted under another key than the newest. */
export type RowsToEncrypt = 'plain' | 'older'

/**
 * Selects rows by the first characters of one column. A row is written as a whole, so that one column stands for all; plain
 * document numbers, credit codes, JPEG and PNG never start like an encrypted value.
 */
const beginning = (which: RowsToEncrypt, { newest }: DataCipher) =>
  which === 'plain'
    ? ({ length: ENCRYPTED.length, begin: ENCRYPTED } as const)
    : ({ length: HEADER, begin: headerOf(newest) } as const)

const textPicked = (
  column: typeof realNames.idNumber | typeof companies.creditCode,
  which: RowsToEncrypt,
  cipher: DataCipher,
) => {
  const { length, begin } = beginning(which, cipher)
  return sql`left(${column}, ${length}::int) <> ${begin}`
}

const bytesPicked = (which: RowsToEncrypt, cipher: DataCipher) => {
  const { length, begin } = beginning(which, cipher)
  return sql`substring(${identityPhotos.bytes} from 1 for ${length}::int) <> convert_to(${begin}, 'SQL_ASCII')`
}

const isPlain = (stored: Encrypted<string>) => !stored.startsWith(ENCRYPTED)

/** Encrypts one batch; answers the number of rows written. */
type Batch = (tx: Tx, cipher: DataCipher, which: RowsToEncrypt, keyId: string) => Promise<number>

const realNameBatch: Batch = async (tx, cipher, which) => {
  const rows = await tx
    .select()
    .from(realNames)
    .where(textPicked(realNames.idNumber, which, cipher))
    .orderBy(realNames.id)
    .limit(500)
    .for('update')
  for (const row of rows) {
    const texts = isPlain(row.idNumber) ? row : realNameTexts.decrypt(cipher, row.userId, row)
    await tx
      .update(realNames)
      .set(realNameTexts.encrypt(cipher, row.userId, texts))
      .where(eq(realNames.id, row.id))
  }
  return rows.length
}

const companyBatch: Batch = async (tx, cipher, which, keyId) => {
  const rows = await tx
    .select()
    .from(companies)
    .where(textPicked(companies.creditCode, which, cipher))
    .orderBy(companies.id)
    .limit(500)
    .for('update')
  for (const row of rows) {
    const texts = isPlain(row.creditCode) ? row : companyTexts.decrypt(cipher, row.userId, row)
    await tx
      .update(companies)
      .set({
        ...companyTexts.encrypt(cipher, row.userId, texts),
        codeHash: codeHash(cipher, keyId, texts.creditCode),
      })
      .where(eq(companies.id, row.id))
  }
  return rows.length
}

const photoBatch: Batch = async (tx, cipher, which) => {
  // a photograph has up to 500 kB
  const rows = await tx
    .select()
    .from(identityPhotos)
    .where(bytesPicked(which, cipher))
    .orderBy(identityPhotos.id)
    .limit(20)
    .for('update')
  for (const { id, userId, part, bytes } of rows) {
    const place = photoPlace(userId, part)
    const isEncrypted = Buffer.from(bytes).toString('latin1', 0, ENCRYPTED.length) === ENCRYPTED
    const plain = isEncrypted ? cipher.decryptBytes(place, bytes) : bytes
    await tx
      .update(identityPhotos)
      .set({ bytes: cipher.encryptBytes(place, plain) })
      .where(eq(identityPhotos.id, id))
  }
  return rows.length
}

export const batches: readonly Batch[] = [realNameBatch, companyBatch, photoBatch]

const HASHES = 2000

const writeHashes = (tx: Tx, table: string, column: string, pairs: readonly { id: number; hash: string }[]) =>
  tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = made.hash
    from json_to_recordset(${JSON.stringify(pairs)}::json) as made(id bigint, hash text)
    where ${sql.identifier(table)}.id = made.id`)

/** Hashes all document numbers under a new key. A missing hash (of a number that has passed twice) stays missing. */
async function replaceNumberHashes(tx: Tx, cipher: DataCipher, keyId: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx
      .select()
      .from(realNames)
      .where(and(gt(realNames.id, after), isNotNull(realNames.numberHash)))
      .orderBy(realNames.id)
      .limit(HASHES)
    const last = rows.at(-1)
    if (!last) return
    const hashOf = (row: StoredRealName) => numberHash(cipher, keyId, decryptedRealName(cipher, row).idNumber)
    await writeHashes(
      tx,
      'real_names',
      'number_hash',
      rows.map((row) => ({ id: row.id, hash: hashOf(row) })),
    )
    after = last.id
  }
}

async function replaceCodeHashes(tx: Tx, cipher: DataCipher, keyId: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx.select().from(companies).where(gt(companies.id, after)).orderBy(companies.id).limit(HASHES)
    const last = rows.at(-1)
    if (!last) return
    const hashOf = (row: StoredCompany) => codeHash(cipher, keyId, decryptedCompany(cipher, row).creditCode)
    await writeHashes(
      tx,
      'companies',
      'code_hash',
      rows.map((row) => ({ id: row.id, hash: hashOf(row) })),
    )
    after = last.id
  }
}

/** Makes all keyed hashes under a new key. */
export async function replaceHashes(tx: Tx, cipher: DataCipher, keyId: string): Promise<void> {
  await replaceNumberHashes(tx, cipher, keyId)
  await replaceCodeHashes(tx, cipher, keyId)
}

/**
 * Rewrites the tables, so that no earlier version of a row is left in their files or in the planner's statistics. The log of the
 * embedded database is truncated as well, since backups contain it; a PostgreSQL server removes its log itself.
 */
export async function removeEarlierVersions({ raw, engine }: Pick<DatabaseHandle, 'raw' | 'engine'>): Promise<void> {
  for (const table of ['real_names', 'companies', 'identity_photos']) {
    // of the two kinds of vacuum, only `full` keeps dead rows while a transaction runs in another database of the server
    await raw.query(`vacuum ${table}`)
    await raw.query(`vacuum (full, analyze) ${table}`)
  }
  if (engine === 'postgres') return
  // a log file that is recycled keeps its contents under another name
  for (const statement of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint', 'reset wal_recycle'])
    await raw.query(statement)
}
