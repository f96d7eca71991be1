/**
 * Operator command, `node apps/api/commands/data-keys.ts` with
 * - `list`: the data keys that the database needs, and those that are available;
 * - `new`: makes a data key;
 * - `rotate`: encrypts everything under the newest key. It may be stopped and run again.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { changeDataKey } from '../src/modules/people/identity/reencrypt.service.ts'
import { idOfKey } from '../src/platform/cipher/cipher.ts'
import { findKeyRecord } from '../src/platform/cipher/key-record.ts'
import { findDataKeys, keyFile, newDataKey, storeDataKeys } from '../src/platform/cipher/stored-keys.ts'
import type { Platform } from '../src/platform/platform.ts'
import { siteCommand } from '../src/platform/site-command.ts'

type Site = Pick<Platform, 'config' | 'database' | 'cipher'>

async function list({ database, cipher: { ids, newest } }: Site): Promise<string> {
  const record = await findKeyRecord(database.db)
  return [
    `newest key at hand: ${newest}`,
    `other keys at hand: ${ids.slice(1).join(', ') || 'none'}`,
    `keys that the database needs: ${record?.used.join(', ')}`,
    `key of the hashes: ${record?.hashes}`,
  ].join('\n')
}

async function addKey({ config }: Site): Promise<string> {
  const key = newDataKey()
  if (config.dataKeys) {
    return `Put this key and a comma in front of DATA_KEY of every process, start them again, then run "rotate":\n${key}`
  }
  await storeDataKeys(config.dataDir, [key, ...((await findDataKeys(config)) ?? [])])
  return `${keyFile(config.dataDir)} begins with the new key ${idOfKey(key)} now. Start the server again, then run "rotate".`
}

async function rotate(site: Site): Promise<string> {
  const rows = await changeDataKey(site)
  const others = site.cipher.ids.slice(1)
  const unneeded =
    others.length > 0 ? ` The database does not need ${others.join(', ')} any more; older backups do.` : ''
  return `${rows} rows were encrypted anew: all of them are under the key ${site.cipher.newest}.${unneeded}`
}

const actions: Readonly<Record<string, (site: Site) => Promise<string>>> = { list, new: addKey, rotate }

/** Runs the command of the arguments; answers sentences about the result. Throws an error whose message is one plain sentence. */
export async function dataKeys(site: Site, [action = '', ...more]: readonly string[]): Promise<string> {
  const run = Object.hasOwn(actions, action) && more.length === 0 ? actions[action] : undefined
  if (!run) throw new Error('Say what to do: data-keys.ts list, new, or rotate')
  return run(site)
}

if (import.meta.main) await siteCommand((site, words) => dataKeys({ ...site, database: site }, words))
