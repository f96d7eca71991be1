/**
 * `npm run verify -- <competition id | address of a competition | folder> [commitment] [key]` verifies what a competition published
 * after its end, and says so in one line. An id is looked up at PUBLIC_URL, else at http://localhost:3000. A commitment that somebody
 * noted before the end is compared as well. The key tells whose signature is expected: a public key, its id, a stored answer of
 * /api/signing-keys, or the address of the site. It needs no database.
 *
 * The first words and the exit code are the verdict: VERIFIED (0), NOT VERIFIED or an error (1), PARTLY VERIFIED (2) where no score
 * could be computed again or the signer is not known, SIGNER UNKNOWN (3) where nothing outside of a folder confirms it.
 */
import { existsSync, realpathSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { competitionProof } from '@shulei/contract/compete/proof/calls.ts'
import { ProofDocument } from '@shulei/contract/compete/proof/schemas.ts'
import { parseResultName, proofFiles } from '@shulei/domain/compete/proof/document.ts'
import { fetchBytes, fetchData, isAddress, keysFrom, type PublishedKey } from './published-keys.ts'
import { type Verified, verifyFolder } from './verify-folder.ts'
import { enclosedKeys } from './verify-signature.ts'

const usage =
  'Say what to verify: npm run verify -- <competition id, its address, or a folder> [commitment] [public key, its id, keys.json, or the address of the site]'

/** Differences that are listed one by one. */
const LISTED = 20

/** The address of a site and the id of a competition; null for a folder. */
function placeOf(what: string, env: NodeJS.ProcessEnv): { origin: string; id: string } | null {
  if (/^[1-9]\d{0,14}$/.test(what)) {
    return { origin: env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`, id: what }
  }
  const found = /^(https?:\/\/[^/]+)\/(?:api\/)?competitions\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(what)
  return found ? { origin: found[1] as string, id: found[2] as string } : null
}

/** Fetches everything that a competition published into a folder. */
export async function fetchProof({ origin, id }: { origin: string; id: string }, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const keep = async (name: string) => {
    const bytes = await fetchBytes(`${origin}/api/competitions/${id}/proof/${name}`)
    await writeFile(join(folder, name), bytes)
    return bytes
  }
  await writeFile(join(folder, 'keys.json'), await fetchBytes(`${origin}/api/signing-keys`))
  const document = await keep('proof.json')
  for (const name of proofFiles) if (name !== 'proof.json') await keep(name)
  const { success, data } = ProofDocument.safeParse(JSON.parse(document.toString('utf8')))
  if (!success) return
  const names = new Set(data.lists.flatMap(({ rows }) => rows.flatMap(({ file }) => file ?? [])))
  // a name that is no result file's could lead out of the folder
  for (const name of names) if (parseResultName(name) !== null) await keep(name)
}

/** Passes for a competition with a published proof. Throws an error that says in one line why there is none. */
async function requirePublished({ origin, id }: { origin: string; id: string }): Promise<void> {
  const proof = await fetchData(`${origin}/api/competitions/${id}/proof`, competitionProof)
  if (!proof) {
    throw new Error(
      `${origin} has no competition ${id} with a public proof: there is none with this id, it is private, or people score it.`,
    )
  }
  const { state, endsAt, commitment } = proof
  const seal = commitment ? `Its seal is public: ${commitment.sha256}.` : 'Its seal is being computed.'
  if (state === 'sealed') {
    throw new Error(`Competition ${id} is not over yet: it publishes its proof after its end, at ${endsAt}. ${seal}`)
  }
  if (state === 'seasonal') {
    throw new Error(`Competition ${id} runs in seasons with one solution and never publishes it. ${seal}`)
  }
  if (state === 'checking') {
    throw new Error(
      `Competition ${id} is over, and its last submissions are being scored. Its proof follows in a few minutes.`,
    )
  }
}

/** Throws the differences as an error. */
function refuseFaults({ competition, faults }: Verified): void {
  if (faults.length === 0) return
  const more = faults.length > LISTED ? [`… and ${faults.length - LISTED} more`] : []
  throw new Error(
    [
      `NOT VERIFIED: competition ${competition} differs from what it published in ${faults.length} ${faults.length === 1 ? 'place' : 'places'}:`,
      ...faults.slice(0, LISTED),
      ...more,
    ].join('\n'),
  )
}

/** Who vouches for the key of a signature: the site at its address, the person who runs the command, or nobody. */
type Voucher = 'site' | 'person' | null

/** A verdict in one line, and the exit code that says the same. */
export interface Verdict {
  text: string
  code: 0 | 2 | 3
}

const signedBy = (voucher: Voucher, key: string) =>
  voucher === 'site' ? `signed by the site (key ${key})` : `signed by the key ${key} as given`

/** What somebody has to do who does not know yet whose key it is. */
const compareKey = ({ key, publicKey }: Verified) =>
  publicKey === null
    ? `signed by a key ${key}, which was not checked: give the public key, keys.json or the address of the site`
    : `signed by the key ${key} (${publicKey}), which came with the folder as anybody's could: compare it with that of the site, or give the key or the address of the site`

/** The verdict about files that agree with each other. */
function verdictOf(verified: Verified, { voucher, isNoted }: { voucher: Voucher; isNoted: boolean }): Verdict {
  const { competition, commitment, ranks, lists, scores, files, unshared, key } = verified
  const none = scores === 0 ? 'no score was computed again' : null
  const why = unshared > 0 ? ', since no team shared its file' : ', since the lists are empty'
  const hashed = unshared > 0 ? `; ${unshared} scores of files that were not shared are backed by their hash alone` : ''
  const about = `competition ${competition} was scored as committed to (${commitment}): ${ranks} ranks on ${lists} lists, ${scores} scores from ${files} files`
  if (voucher) {
    const text = `${about}, ${signedBy(voucher, key)}${hashed}.`
    return none ? { text: `PARTLY VERIFIED, ${none}${why}: ${text}`, code: 2 } : { text: `VERIFIED: ${text}`, code: 0 }
  }
  const first = none ? `, ${none}${why}` : ''
  // a commitment fixes the solution and the settings, but neither teams nor hashes
  if (isNoted) {
    return {
      text: `PARTLY VERIFIED${first}: ${about}. The commitment is the one noted; ranks and teams are ${compareKey(verified)}${hashed}.`,
      code: 2,
    }
  }
  return {
    text: `SIGNER UNKNOWN${first}: the files agree with each other, and nothing else confirms them. They say that ${about}, ${compareKey(verified)}${hashed}.`,
    code: 3,
  }
}

/** The keys that a source names. A key file in the folder that is verified vouches for nothing. */
async function trustedKeys(source: string, folder: string, env: NodeJS.ProcessEnv): Promise<PublishedKey[]> {
  if (/^[0-9a-f]{16}$/.test(source)) {
    return ((await enclosedKeys(folder)) ?? []).filter(({ id }) => id === source)
  }
  const file = resolve(env.INIT_CWD ?? '.', source)
  if (existsSync(file) && realpathSync(file).startsWith(`${realpathSync(folder)}${sep}`)) {
    throw new Error(
      `${source} came with the folder, so it cannot say whose key signed it. Take the keys from the site.`,
    )
  }
  return keysFrom(source)
}

/** Runs the command. Throws an error whose message says what differs. */
export async function verify(
  [what = '', ...known]: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Verdict> {
  const isCommitment = (word: string) => /^[0-9a-f]{64}$/i.test(word)
  const [noted, source] = [known.find(isCommitment), known.find((word) => !isCommitment(word))]
  if (what === '' || known.length > [noted, source].filter((word) => word !== undefined).length) throw new Error(usage)
  const check = async (folder: string, site: PublishedKey[] | null) => {
    const given = source === undefined ? null : await trustedKeys(source, folder, env)
    const verified = await verifyFolder(folder, given ?? site)
    if (noted !== undefined && noted.toLowerCase() !== verified.commitment) {
      verified.faults.unshift(`The commitment was noted as ${noted}, but proof.json names ${verified.commitment}.`)
    }
    refuseFaults(verified)
    const isSite = given === null ? site !== null : isAddress(source ?? '')
    return verdictOf(verified, { voucher: isSite ? 'site' : given && 'person', isNoted: noted !== undefined })
  }
  // npm runs commands in the folder of the repository, whatever folder the person is in
  const folderOf = resolve(env.INIT_CWD ?? '.', what)
  if (existsSync(folderOf)) return check(folderOf, null)
  const place = placeOf(what, env)
  if (!place) throw new Error(`There is no folder ${what}. ${usage}`)
  await requirePublished(place)
  const folder = await mkdtemp(join(tmpdir(), 'shulei-proof-'))
  try {
    await fetchProof(place, folder)
    return await check(folder, await enclosedKeys(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  try {
    const { text, code } = await verify(process.argv.slice(2))
    process.stdout.write(`${text}\n`)
    process.exitCode = code
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
