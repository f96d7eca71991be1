/**
 * `npm run verify -- <competition id | address of a competition | folder> [commitment]` verifies what a competition published after
 * its end, and says so in one line. An id is looked up at PUBLIC_URL, else at http://localhost:3000. A commitment that somebody noted
 * before the end is compared as well. It needs no database.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { competitionProof } from '@shulei/contract/proof/calls.ts'
import { ProofDocument } from '@shulei/contract/proof/schemas.ts'
import { parseResultName, proofFiles } from '@shulei/domain/proof/document.ts'
import { fetchBytes, fetchData } from './published-keys.ts'
import { type Verified, verifyFolder } from './verify-folder.ts'

const usage = 'Say what to verify: npm run verify -- <competition id, its address, or a folder> [commitment]'

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

/** The result in one line; differences follow one by one. Throws them as an error. */
export function sentenceOf(verified: Verified): string {
  const { competition, commitment, ranks, lists, scores, files, unshared, isSigned, faults } = verified
  if (faults.length > 0) {
    const more = faults.length > LISTED ? [`… and ${faults.length - LISTED} more`] : []
    throw new Error(
      [
        `NOT VERIFIED: competition ${competition} differs from what it published in ${faults.length} ${faults.length === 1 ? 'place' : 'places'}:`,
        ...faults.slice(0, LISTED),
        ...more,
      ].join('\n'),
    )
  }
  const hashed = unshared > 0 ? `; ${unshared} scores of files that were not shared are backed by their hash alone` : ''
  const signed = isSigned ? ', signed by the site' : ', signature not checked: the folder has no keys.json'
  return `VERIFIED: competition ${competition} was scored as committed to (${commitment}): ${ranks} ranks on ${lists} lists, ${scores} scores from ${files} files${signed}${hashed}.`
}

/** Runs the command; answers one line. Throws an error whose message says what differs. */
export async function verify(
  [what = '', noted, ...more]: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  if (what === '' || more.length > 0) throw new Error(usage)
  const check = async (folder: string) => {
    const verified = await verifyFolder(folder)
    if (noted !== undefined && noted.toLowerCase() !== verified.commitment) {
      verified.faults.unshift(`The commitment was noted as ${noted}, but proof.json names ${verified.commitment}.`)
    }
    return sentenceOf(verified)
  }
  // npm runs commands in the folder of the repository, whatever folder the person is in
  const folderOf = resolve(env.INIT_CWD ?? '.', what)
  if (existsSync(folderOf)) return check(folderOf)
  const place = placeOf(what, env)
  if (!place) throw new Error(`There is no folder ${what}. ${usage}`)
  await requirePublished(place)
  const folder = await mkdtemp(join(tmpdir(), 'shulei-proof-'))
  try {
    await fetchProof(place, folder)
    return await check(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await verify(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
