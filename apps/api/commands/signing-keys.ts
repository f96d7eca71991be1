/**
 * Operator command, `node apps/api/commands/signing-keys.ts` with
 * - `list`: the keys that have signed certificates and proofs;
 * - `new`: makes a key, which signs after the next start;
 * - `revoke <id>`: takes the trust from a key. Certificates and proofs that it signed are signed again by the newest key.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { makeKey, publicKeys, revoke, type SigningPlatform } from '../src/modules/base/signing/signing.service.ts'
import { signingFile } from '../src/platform/config.ts'
import { siteCommand } from '../src/platform/site-command.ts'

async function list(site: SigningPlatform): Promise<string> {
  const keys = await publicKeys(site)
  if (keys.length === 0) return 'No key has signed anything yet.'
  return keys
    .map(({ id, publicKey, createdAt, revokedAt }) =>
      [id, publicKey, createdAt.toISOString(), revokedAt ? `revoked ${revokedAt.toISOString()}` : 'trusted'].join('  '),
    )
    .join('\n')
}

async function addKey(site: SigningPlatform): Promise<string> {
  const seed = await makeKey(site)
  return seed === null
    ? `${signingFile(site.config.dataDir)} begins with a new key now. Start the server again.`
    : `Put this key and a comma in front of SIGNING_KEY of every process, then start them again:\n${seed}`
}

/** Runs the command of the arguments; answers sentences about the result. Throws an error whose message is one plain sentence. */
export async function signingKeys(
  site: SigningPlatform,
  [action = '', id = '', ...more]: readonly string[],
): Promise<string> {
  if (action === 'list' && id === '') return list(site)
  if (action === 'new' && id === '') return addKey(site)
  if (action !== 'revoke' || !/^[0-9a-f]{16}$/.test(id) || more.length > 0) {
    throw new Error('Say what to do: signing-keys.ts list, new, or revoke <id>')
  }
  if (!(await revoke(site, id))) throw new Error(`There is no trusted key ${id}.`)
  return `The key ${id} is trusted no longer. What it signed is signed again within a minute after the next start.`
}

if (import.meta.main) {
  await siteCommand(({ db, config }, words) => signingKeys({ db, config, clock: Date.now }, words))
}
