/**
 * `npm run verify-certificate -- <file.pdf> <public key | keys.json | address of the site>` verifies the signature of a certificate,
 * and says in one line what it certifies. With a public key or a stored answer of /api/signing-keys it needs no network; with the
 * address of the site it says as well when another revision has replaced the certificate, which no file can tell.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { certificate } from '@shulei/contract/compete/certificate/calls.ts'
import type { CertificateFacts } from '@shulei/domain/compete/certificate/certificate.ts'
import { stateOfSignature } from '../src/modules/base/signing/signing.service.ts'
import { readSignedFile } from '../src/modules/compete/certificate/signed-pdf.ts'
import { fetchData, isAddress, keysFrom } from './published-keys.ts'

const usage =
  'Say what to verify: npm run verify-certificate -- <file.pdf> <public key, keys.json, or the address of the site>'

/**
 * The present state of a certificate on its site, in words that follow its sentence; empty where it says the same. Throws an error for a
 * certificate that is replaced or suspended.
 */
async function presentWords(site: string, { no, revision, rank, total }: CertificateFacts): Promise<string> {
  const now = await fetchData(new URL(`/api/certificates/${no}`, site).href, certificate)
  if (!now) return ` The site has no public page of ${no}: the team left the list, or the competition is private.`
  if (now.revision > revision) {
    throw new Error(
      `REPLACED: the signature is valid and says rank ${rank} of ${total}, but revision ${now.revision} of ${now.issuedAt} has replaced revision ${revision} of ${no}: rank ${now.rank} of ${now.total} with ${now.score}.`,
    )
  }
  if (now.verdict === 'withdrawn') {
    throw new Error(`SUSPENDED: the signature is valid, but the team of ${no} is under review.`)
  }
  return ''
}

/** Runs the command; answers one line. Throws an error whose message is one plain sentence. */
export async function verifyCertificate([file = '', source = '', ...more]: readonly string[]): Promise<string> {
  if (file === '' || source === '' || more.length > 0) throw new Error(usage)
  // npm runs commands in the folder of the repository, whatever folder the person is in
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', file)).catch(() => {
    throw new Error(`There is no file ${file}.`)
  })
  const read = readSignedFile(bytes)
  if (!read) throw new Error(`NOT VERIFIED: ${file} is no certificate, or was changed.`)
  const { facts, signed } = read
  const state = stateOfSignature(await keysFrom(source), read.bytes, signed)
  if (state === 'unknown') throw new Error(`NOT VERIFIED: the key ${signed.key} is none of the site.`)
  if (state === 'revoked') throw new Error(`NOT VERIFIED: the site trusts the key ${signed.key} no longer.`)
  if (state === 'broken') throw new Error(`NOT VERIFIED: ${file} was changed after it was signed.`)
  const words = isAddress(source) ? await presentWords(source, facts) : ''
  const { no, team, rank, total, competition, list, score, endedOn } = facts
  return `VERIFIED: ${no} certifies that team “${team.name}” finished at rank ${rank} of ${total} on list ${list} of “${competition.title.cn}” with ${score}; the competition ended on ${endedOn}.${words}`
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await verifyCertificate(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
