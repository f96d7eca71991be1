import { createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto'

/** Header of a private Ed25519 key in PKCS #8; the seed of 32 bytes follows. */
const PRIVATE_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex')
/** Header of a public Ed25519 key as SubjectPublicKeyInfo; the key of 32 bytes follows. */
const PUBLIC_HEADER = Buffer.from('302a300506032b6570032100', 'hex')

const privateKeyOf = (seed: string) =>
  createPrivateKey({
    key: Buffer.concat([PRIVATE_HEADER, Buffer.from(seed, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  })

/** A new seed: 32 random bytes in base64url. */
export const newSeed = (): string => randomBytes(32).toString('base64url')

/** The public key of a seed: 32 bytes in base64url. */
export const publicKeyOf = (seed: string): string =>
  createPublicKey(privateKeyOf(seed))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_HEADER.length)
    .toString('base64url')

/** The id of a public key, by which signatures name it. */
export const idOfPublicKey = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16)

/** A signature of 64 bytes in base64url. */
export const signBytes = (seed: string, bytes: Uint8Array): string =>
  sign(null, bytes, privateKeyOf(seed)).toString('base64url')

/** Whether a signature in base64url was made of these bytes with the private half of a public key. */
export function isSigned(publicKey: string, bytes: Uint8Array, signature: string): boolean {
  const [key, signed] = [Buffer.from(publicKey, 'base64url'), Buffer.from(signature, 'base64url')]
  // other spellings of the same bytes would be a changed byte that nobody notices
  if (key.length !== 32 || signed.length !== 64 || signed.toString('base64url') !== signature) return false
  return verify(
    null,
    bytes,
    createPublicKey({ key: Buffer.concat([PUBLIC_HEADER, key]), format: 'der', type: 'spki' }),
    signed,
  )
}
