import { normaliseIdNumber } from '@shulei/domain/people/identity/id-number.ts'
import type { DataCipher } from '../../../platform/cipher/cipher.ts'

/** Name of the unique index on the number hashes of pending and passed verifications. */
export const NUMBER_INDEX = 'real_names_number_hash'

/**
 * Keyed hash of a document number: equal for equal numbers, and of no use without the data key. Stored numbers are encrypted, each
 * time differently, so that only hashes can be compared. Throws `DecryptError`.
 */
export const numberHash = (cipher: DataCipher, keyId: string, idNumber: string): string =>
  cipher.hash(keyId, 'document number', normaliseIdNumber(idNumber))

/** Keyed hash of the credit code of an enterprise. Throws `DecryptError`. */
export const codeHash = (cipher: DataCipher, keyId: string, creditCode: string): string =>
  cipher.hash(keyId, 'credit code', normaliseIdNumber(creditCode))
