import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { storeKeyFile } from '../../../platform/cipher/stored-keys.ts'
import { type Config, ConfigError, SIGNING_SEED, signingFile } from '../../../platform/config.ts'
import type { Platform } from '../../../platform/platform.ts'
import { idOfPublicKey, isSigned, newSeed, publicKeyOf, signBytes } from './ed25519.ts'
import { addKey, findKeys, revokeKey, type SigningKey } from './signing.repo.ts'

/** The part of the platform that signing needs; a command has no more. */
export type SigningPlatform = Pick<Platform, 'db' | 'clock' | 'config'>

/** A signature with the id of its key. */
export interface Signed {
  key: string
  signature: string
}

export interface Signer {
  /** Id of the key. */
  readonly key: string
  sign(bytes: Uint8Array | string): Signed
}

/** The seeds at hand, the newest first; none before the first use. Throws `ConfigError` for an unusable file. */
async function findSeeds({
  signingKeys,
  dataDir,
}: Pick<Config, 'signingKeys' | 'dataDir'>): Promise<readonly string[]> {
  if (signingKeys) return signingKeys
  const file = signingFile(dataDir)
  if (!existsSync(file)) return []
  const seeds = (await readFile(file, 'utf8')).split(/\s+/).filter((line) => line !== '')
  if (seeds.every((seed) => SIGNING_SEED.test(seed))) return seeds
  throw new ConfigError(`${file} must hold keys of 32 bytes in base64url, one per line.`)
}

/**
 * Makes a key and puts it in front of the others. Answers its seed where the operator has to put it into SIGNING_KEY, else null: the
 * file has it.
 */
export async function makeKey({ config }: Pick<SigningPlatform, 'config'>): Promise<string | null> {
  const seed = newSeed()
  if (config.signingKeys) return seed
  await storeKeyFile(signingFile(config.dataDir), [seed, ...(await findSeeds(config))])
  return null
}

/** First keys that are being made, so that calls at the same moment do not make several. */
const making = new WeakMap<Config, Promise<unknown>>()

async function makeFirst(platform: Pick<SigningPlatform, 'config'>): Promise<void> {
  const { config } = platform
  const made = making.get(config) ?? makeKey(platform)
  making.set(config, made)
  await made.finally(() => making.delete(config))
}

/** The newest key at hand that is trusted; made where there is none, and stored with its public half. One or two statements. */
export async function signerOf(platform: SigningPlatform): Promise<Signer> {
  const { db, clock, config } = platform
  const known = await findKeys(db)
  const revoked = new Set(known.flatMap(({ id, revokedAt }) => (revokedAt ? [id] : [])))
  const isTrusted = (seed: string) => !revoked.has(idOfPublicKey(publicKeyOf(seed)))
  let seed = (await findSeeds(config)).find(isTrusted)
  if (seed === undefined) {
    if (config.signingKeys) throw new ConfigError('Every key of SIGNING_KEY is revoked: put a new one in front.')
    await makeFirst(platform)
    seed = (await findSeeds(config)).find(isTrusted)
  }
  if (seed === undefined) throw new Error('a signing key was not stored')
  const own = seed
  const publicKey = publicKeyOf(own)
  const key = idOfPublicKey(publicKey)
  if (!known.some(({ id }) => id === key)) await addKey(db, { id: key, publicKey, createdAt: new Date(clock()) })
  return { key, sign: (bytes) => ({ key, signature: signBytes(own, Buffer.from(bytes)) }) }
}

/** All public keys, the newest first. */
export const publicKeys = ({ db }: Pick<Platform, 'db'>): Promise<SigningKey[]> => findKeys(db)

/** The state of a signature: `unknown` where no stored key has the id. */
export type SignatureState = 'valid' | 'broken' | 'revoked' | 'unknown'

export function stateOfSignature(
  keys: readonly Pick<SigningKey, 'id' | 'publicKey' | 'revokedAt'>[],
  bytes: Uint8Array | string,
  { key, signature }: Signed,
): SignatureState {
  const known = keys.find(({ id }) => id === key)
  if (!known) return 'unknown'
  if (!isSigned(known.publicKey, Buffer.from(bytes), signature)) return 'broken'
  return known.revokedAt === null ? 'valid' : 'revoked'
}

/**
 * Takes the trust from a key; false where there is no such key or it is not trusted already. The next run of the job signs again what
 * the key had signed.
 */
export const revoke = ({ db, clock }: Pick<SigningPlatform, 'db' | 'clock'>, id: string): Promise<boolean> =>
  db.transaction((tx) => revokeKey(tx, id, new Date(clock())))
