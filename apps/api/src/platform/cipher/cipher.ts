import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The place of a stored value. A value that was moved to another place cannot be decrypted there. */
export interface Place {
  table: string
  /** Identifies the row: by its owner, or by more where one owner has several rows. */
  row: string
  column: string
}

/** An encrypted text, or encrypted bytes, as the database stores them. */
export type Encrypted<T extends string | Uint8Array> = T & { readonly encrypted: true }

/** A stored value cannot be decrypted. The message is one plain sentence that contains nothing of the value. */
export class DecryptError extends Error {}

/** Encrypts values before they are stored, under the newest data key, and decrypts values of every available key. */
export interface DataCipher {
  /** Ids of the available keys, the newest first. */
  readonly ids: readonly string[]
  /** Id of the key that encrypts. */
  readonly newest: string
  encryptText(place: Place, text: string): Encrypted<string>
  encryptBytes(place: Place, bytes: Uint8Array): Encrypted<Uint8Array>
  /** Throws `DecryptError`. */
  decryptText(place: Place, stored: Encrypted<string>): string
  /** Throws `DecryptError`. */
  decryptBytes(place: Place, stored: Encrypted<Uint8Array>): Buffer
  /** Keyed hash by which equal texts of one purpose are found, `<key id>:<base64url>`. Throws `DecryptError`. */
  hash(keyId: string, purpose: string, text: string): string
}

/** The least length of a data key, characters. */
export const MIN_DATA_KEY = 32

/** Prefix of every encrypted value; the id of its key and a colon follow, in ASCII. */
export const ENCRYPTED = 'enc1:'
/** Length of a key's id, characters. */
const ID = 16
/** Number of bytes before nonce, ciphertext and tag. */
export const HEADER = ENCRYPTED.length + ID + 1
const NONCE = 12
const TAG = 16

/** The first characters of all values under a key. */
export const headerOf = (id: string): string => `${ENCRYPTED}${id}:`

const derive = (secret: string, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `shulei data key: ${use}`, bytes))

/** Id of a data key, from which the key cannot be derived. */
export const idOfKey = (secret: string): string => derive(secret, 'id', ID / 2).toString('hex')

/** The cipher of data keys, the newest first: random texts of at least 32 characters. */
export function createCipher(secrets: readonly string[]): DataCipher {
  const keys = new Map(secrets.map((secret) => [idOfKey(secret), { secret, value: derive(secret, 'values', 32) }]))
  const ids = [...keys.keys()]
  const [newest] = ids
  if (newest === undefined) throw new Error('a cipher needs a key')
  const keyOf = (id: string) => {
    const key = keys.get(id)
    if (key) return key
    throw new DecryptError(`A stored value needs the data key ${id}, which this process does not have; see DATA_KEY.`)
  }
  const boundTo = (header: string, { table, row, column }: Place) =>
    Buffer.from(JSON.stringify([header, table, row, column]))

  /** Nonce, ciphertext and tag. */
  const encrypt = (place: Place, bytes: Uint8Array): Buffer => {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', keyOf(newest).value, nonce, { authTagLength: TAG })
    cipher.setAAD(boundTo(headerOf(newest), place))
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  const decrypt = (place: Place, header: string, body: Buffer): Buffer => {
    const where = `${place.table}.${place.column} of ${place.row}`
    if (!/^enc1:[\da-f]{16}:$/.test(header)) throw new DecryptError(`${where} is not encrypted.`)
    const { value } = keyOf(header.slice(ENCRYPTED.length, -1))
    try {
      const decipher = createDecipheriv('aes-256-gcm', value, body.subarray(0, NONCE), { authTagLength: TAG })
      decipher.setAAD(boundTo(header, place)).setAuthTag(body.subarray(-TAG))
      return Buffer.concat([decipher.update(body.subarray(NONCE, -TAG)), decipher.final()])
    } catch {
      throw new DecryptError(`${where} was changed, or belongs to another place.`)
    }
  }

  return {
    ids,
    newest,
    encryptText(place, text) {
      return `${headerOf(newest)}${encrypt(place, Buffer.from(text)).toString('base64url')}` as Encrypted<string>
    },
    encryptBytes(place, bytes) {
      const whole = Buffer.concat([Buffer.from(headerOf(newest), 'latin1'), encrypt(place, bytes)])
      return whole as Uint8Array as Encrypted<Uint8Array>
    },
    decryptText(place, stored) {
      const text = stored.slice(HEADER)
      const body = Buffer.from(text, 'base64url')
      // the decoder ignores characters outside of its alphabet
      const isExact = body.toString('base64url') === text
      return decrypt(place, stored.slice(0, HEADER), isExact ? body : Buffer.alloc(0)).toString()
    },
    decryptBytes(place, stored) {
      const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
      return decrypt(place, bytes.toString('latin1', 0, HEADER), bytes.subarray(HEADER))
    },
    hash(keyId, purpose, text) {
      const key = derive(keyOf(keyId).secret, `hash of ${purpose}`, 32)
      return `${keyId}:${createHmac('sha256', key).update(text).digest('base64url')}`
    },
  }
}
