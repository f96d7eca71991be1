import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProofSignature } from '@shulei/contract/compete/proof/schemas.ts'
import type * as z from 'zod'
import { stateOfSignature } from '../src/modules/base/signing/signing.service.ts'
import { keysIn, type PublishedKey } from './published-keys.ts'

/** The signature of a proof, compared with keys. */
export interface SignatureCheck {
  /** Id of the key that signed. */
  key: string
  /** Its public half; null where neither the folder nor the trusted keys tell it, so that nothing was checked. */
  publicKey: string | null
  /** Differences, each in one plain sentence. */
  faults: string[]
}

const KEYS_FILE = 'keys.json'

/** A file of a folder. Throws an error that names a missing one. */
export async function readPart(folder: string, name: string): Promise<Buffer> {
  return readFile(join(folder, name)).catch(() => {
    throw new Error(`${name} is missing in ${folder}.`)
  })
}

/** The keys that lie in a folder; null where there are none. */
export async function enclosedKeys(folder: string): Promise<PublishedKey[] | null> {
  return existsSync(join(folder, KEYS_FILE)) ? keysIn((await readPart(folder, KEYS_FILE)).toString('utf8')) : null
}

/**
 * Compares the signature with trusted keys. Without them the keys that lie in the folder tell only whether it was signed by one of them:
 * whoever forges a folder puts his own key beside it.
 */
export async function signatureFaults(
  folder: string,
  bytes: Buffer,
  trusted: readonly PublishedKey[] | null,
): Promise<SignatureCheck> {
  const text = (await readPart(folder, 'proof.json.sig')).toString('utf8')
  let signed: z.output<typeof ProofSignature>
  try {
    signed = ProofSignature.parse(JSON.parse(text))
  } catch {
    return { key: '', publicKey: null, faults: ['proof.json.sig does not have its form.'] }
  }
  const enclosed = await enclosedKeys(folder)
  const keys = trusted ?? enclosed
  const { key } = signed
  const { publicKey = null } = keys?.find(({ id }) => id === key) ?? {}
  const isRevoked = enclosed?.some(({ id, revokedAt }) => id === key && revokedAt !== null)
  const state = keys && (isRevoked ? 'revoked' : stateOfSignature(keys, bytes, signed))
  const sentence =
    state &&
    {
      valid: null,
      broken: 'The signature in proof.json.sig was not made of this proof.json.',
      revoked: `The site trusts the key ${key} no longer, which signed proof.json.`,
      unknown: `The key ${key}, which signed proof.json, is none of the ${trusted ? 'trusted keys' : 'keys in keys.json'}.`,
    }[state]
  return { key, publicKey, faults: sentence ? [sentence] : [] }
}
