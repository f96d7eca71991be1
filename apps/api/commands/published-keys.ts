import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { signingKeys } from '@shulei/contract/compete/certificate/calls.ts'
import { errors } from '@shulei/contract/errors.ts'
import * as z from 'zod'
import { idOfPublicKey } from '../src/modules/base/signing/ed25519.ts'

/** A public key of a site as a command knows it. */
export interface PublishedKey {
  id: string
  publicKey: string
  revokedAt: Date | null
}

/** Most times that a refused request is sent again. */
const TRIES = 5

/**
 * Fetches an address, and waits where the site says that it was asked too often. Throws an error whose message is one plain
 * sentence, and whose cause is the status of the answer.
 */
export async function fetchBytes(address: string): Promise<Buffer> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address).catch((error: Error) => {
      throw new Error(`${address} does not answer: ${error.message}.`)
    })
    if (answer.ok) return Buffer.from(await answer.arrayBuffer())
    const after = Number(answer.headers.get('retry-after') ?? Number.NaN)
    if (answer.status !== errors.tooMany.http || tries === TRIES || !(after <= 600)) {
      throw new Error(`${address} answers ${answer.status}.`, { cause: answer.status })
    }
    await new Promise((done) => setTimeout(done, (after + 1) * 1000))
  }
}

/** The data of a call; null where the site answers that there is none. */
export async function fetchData<T>(address: string, { data }: { data: z.ZodType<T> }): Promise<T | null> {
  const bytes = await fetchBytes(address).catch((error: Error) => {
    if (error.cause === errors.notFound.http) return null
    throw error
  })
  if (!bytes) return null
  const { success, data: found } = z.object({ data }).safeParse(JSON.parse(bytes.toString('utf8')))
  if (!success) throw new Error(`${address} does not answer as this release does.`)
  return found.data
}

/** The keys in an answer of the call of the signing keys, whole or without its envelope. */
export function keysIn(text: string): PublishedKey[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('The keys are no JSON.')
  }
  const data = (json as { data?: unknown } | null)?.data ?? json
  const { success, data: found } = signingKeys.data.safeParse(data)
  if (!success) throw new Error('The keys do not have the form of /api/signing-keys.')
  const foreign = found.keys.find(({ id, publicKey }) => id !== idOfPublicKey(publicKey))
  // a signature names its key by the id alone, so that an id must not stand for another key
  if (foreign) throw new Error(`The keys name ${foreign.id}, which is not the id of its public key.`)
  return found.keys.map(({ id, publicKey, revokedAt }) => ({
    id,
    publicKey,
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
  }))
}

/** Whether a source of keys is the address of a site. */
export const isAddress = (source: string): boolean => /^https?:\/\//.test(source)

/** Keys from the address of a site, a stored answer of /api/signing-keys, or a public key itself. */
export async function keysFrom(source: string): Promise<PublishedKey[]> {
  if (isAddress(source)) {
    return keysIn((await fetchBytes(new URL('/api/signing-keys', source).href)).toString('utf8'))
  }
  if (/^[\w-]{43}$/.test(source)) return [{ id: idOfPublicKey(source), publicKey: source, revokedAt: null }]
  const text = await readFile(resolve(process.env.INIT_CWD ?? '.', source), 'utf8').catch(() => {
    throw new Error(`There is no file ${source}, and it is neither a public key nor an address.`)
  })
  return keysIn(text)
}
