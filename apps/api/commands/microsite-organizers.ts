/**
 * Operator command, `node apps/api/commands/microsite-organizers.ts` with
 * - `list <microsite>`: the people who run a microsite, by its name in the address;
 * - `add|remove <microsite> <user id>`: lets a person change and publish the microsite in its studio, or ends that. Somebody who competes
 *   in one of its tracks cannot run it.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import {
  deleteOrganizer,
  findOrganizers,
  findOwnContests,
  insertOrganizer,
} from '../src/modules/publish/microsite/studio/studio.repo.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = 'Say what to do: microsite-organizers.ts list <microsite>, or add|remove <microsite> <user id>'

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

/** Runs the command of the arguments; answers the result as text. Throws an error whose message is one plain sentence. */
export async function organizersCommand(
  { db }: Pick<DatabaseHandle, 'db'>,
  [command = '', name = '', word = '']: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  const isList = command === 'list'
  if (name === '' || (!isList && !/^[1-9]\d{0,14}$/.test(word))) throw new Error(usage)
  const site = await findOrganizers(db, name)
  if (!site) throw new Error(`There is no microsite ${name}.`)
  const userId = Number(word)
  switch (command) {
    case 'list':
      if (site.people.length === 0) return `Nobody runs ${name}.`
      return plain(site.people.map((person) => `${person.id}  ${person.name}`).join('\n'))
    case 'add': {
      const now = new Date(clock())
      const isKnown = await db.transaction(async (tx) => {
        const isInserted = await insertOrganizer(tx, site.id, userId, now)
        const contests = isInserted ? await findOwnContests(tx, userId, now) : []
        if (contests.length > 0) {
          throw new Error(`User ${userId} competes in competition ${contests.join(', ')} of ${name}, so cannot run it.`)
        }
        return isInserted
      })
      if (!isKnown) throw new Error(`There is no user ${userId}.`)
      return `User ${userId} runs ${name} now.`
    }
    case 'remove': {
      const wasOne = await db.transaction((tx) => deleteOrganizer(tx, site.id, userId))
      if (!wasOne) throw new Error(`User ${userId} does not run ${name}.`)
      return `User ${userId} does not run ${name} any more.`
    }
    default:
      throw new Error(usage)
  }
}

if (import.meta.main) await siteCommand(organizersCommand)
