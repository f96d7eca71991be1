import type { DataCipher } from '../../../platform/cipher/cipher.ts'
import { findKeyRecord, keyOfHashes, updateKeyRecord } from '../../../platform/cipher/key-record.ts'
import type { DatabaseHandle } from '../../../platform/db/database.ts'
import { batches, type RowsToEncrypt, removeEarlierVersions, replaceHashes } from './reencrypt.repo.ts'

export interface EncryptedSite {
  database: Pick<DatabaseHandle, 'db' | 'raw' | 'engine'>
  cipher: DataCipher
}

/** Encrypts rows in batches under the newest key; answers their number. After a kill, the next run continues. */
async function encryptRows({ database: { db }, cipher }: EncryptedSite, which: RowsToEncrypt): Promise<number> {
  let rows = 0
  for (const batch of batches) {
    for (let written = -1; written !== 0; rows += written) {
      written = await db.transaction(async (tx) => {
        const keyId = await keyOfHashes(tx, cipher, 'update')
        const inBatch = await batch(tx, cipher, which, keyId)
        if (inBatch > 0) await updateKeyRecord(tx, { remains: true })
        return inBatch
      })
    }
  }
  return rows
}

/** Removes earlier, unencrypted values from the files of the database. */
async function removeRemains({ database }: EncryptedSite): Promise<void> {
  if (!(await findKeyRecord(database.db))?.remains) return
  await removeEarlierVersions(database)
  await updateKeyRecord(database.db, { remains: false })
}

/** Encrypts the rows that an older release stored as plain text. */
export async function encryptPlainRows(site: EncryptedSite): Promise<void> {
  await encryptRows(site, 'plain')
  await removeRemains(site)
}

/**
 * Encrypts all values under the newest key, makes the keyed hashes with it, and records that no other key is needed. Answers the
 * number of encrypted rows. It may be killed and run again, and people may send verifications meanwhile.
 */
export async function changeDataKey(site: EncryptedSite): Promise<number> {
  const { database, cipher } = site
  let rows = await encryptRows(site, 'older')
  await database.db.transaction(async (tx) => {
    // this lock keeps people from storing verifications until the new record is committed
    const keyId = await keyOfHashes(tx, cipher, 'update')
    for (const batch of batches) {
      for (let written = -1; written !== 0; rows += written) written = await batch(tx, cipher, 'older', keyId)
    }
    if (keyId !== cipher.newest) await replaceHashes(tx, cipher, cipher.newest)
    await updateKeyRecord(tx, { used: [cipher.newest], hashes: cipher.newest })
  })
  await removeRemains(site)
  return rows
}
