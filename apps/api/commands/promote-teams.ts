/**
 * Operator command, `node apps/api/commands/promote-teams.ts` with
 * - `list`: every schedule that has a next one, and its state;
 * - `show <schedule id>`: the teams that were promoted, or that the present list would promote;
 * - `places <schedule id> <number|all>`: sets the number of places, until the promotion;
 * - `promote <schedule id> [--dry-run]`: promotes at once, without waiting for the server's job, and notifies the members.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { notifyPromoted } from '../src/modules/compete/submission/promotion/notify-promoted.ts'
import {
  changePlaces,
  decide,
  type Passage,
  type PassageState,
  passages,
  promotedOf,
  stateOf,
} from '../src/modules/compete/submission/promotion/promotion.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: promote-teams.ts list, show <schedule id>, places <schedule id> <number|all>,
or promote <schedule id> [--dry-run]`

/** A name without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

function stateText(state: PassageState): string {
  switch (state.kind) {
    case 'decided':
      return `decided ${new Date(state.at).toISOString()}`
    case 'running':
      return `decides from ${new Date(state.until).toISOString()}`
    case 'scoring':
      return `waits for ${state.count} entries that are not scored yet`
    case 'due':
      return 'due'
  }
}

const placesText = (subRank: number) => (subRank > 0 ? `first ${subRank}` : 'all')

function lineOf({ competition, schedule, next }: Passage, state: PassageState): string {
  const { competitionId } = competition
  const title = (one: Passage['schedule']) => scheduleTitle(one, competitionId, 'en-US')
  const way = `${title(schedule)} -> ${title(next)}`
  return [schedule.id, `competition ${competitionId}`, way, placesText(schedule.subRank), stateText(state)]
    .map((part) => plain(String(part)))
    .join('  ')
}

const teamLines = (teams: Awaited<ReturnType<typeof promotedOf>>) =>
  teams.map(({ rank, teamId, name }) => plain(`${rank}  ${teamId}  ${name}`))

/** Sets the number of places. */
async function setPlaces({ db }: Pick<DatabaseHandle, 'db'>, { schedule }: Passage, word: string): Promise<string> {
  if (word !== 'all' && !/^[1-9]\d{0,6}$/.test(word)) throw new Error(usage)
  const places = word === 'all' ? 0 : Number(word)
  if (!(await changePlaces(db, schedule.id, places)))
    throw new Error(`Schedule ${schedule.id} has been decided already.`)
  return `From schedule ${schedule.id} go on: ${placesText(places)}.`
}

/** Promotes the teams of a passage; with `isDry` only answers which teams it would promote. */
async function promote(
  on: Parameters<typeof decide>[0],
  passage: Passage,
  { state, isDry }: { state: PassageState; isDry: boolean },
): Promise<string> {
  const { id } = passage.schedule
  if (state.kind !== 'due') throw new Error(`Nothing is decided for schedule ${id}: ${stateText(state)}.`)
  const teams = await promotedOf(on.db, passage)
  if (isDry) return [`${teams.length} teams would go on; nothing was written.`, ...teamLines(teams)].join('\n')
  if (!(await decide(on, passage))) throw new Error(`Somebody else has decided schedule ${id} just now.`)
  await notifyPromoted(on)
  return `${teams.length} teams go on; their members have been told.`
}

/** Runs the command of the arguments; answers a sentence about the result. Throws an error whose message is one plain sentence. */
export async function promoteTeams(
  { db }: Pick<DatabaseHandle, 'db'>,
  [command = '', id = '', more = '']: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  const on = { db, clock }
  const all = await passages(on)
  const stateAt = (passage: Passage) => stateOf(db, passage, clock())
  if (command === 'list') {
    const lines = await Promise.all(all.map(async (passage) => lineOf(passage, await stateAt(passage))))
    return lines.length === 0 ? 'No schedule has a round after it.' : lines.join('\n')
  }
  const isKnown = ['show', 'places', 'promote'].includes(command)
  if (!isKnown || !/^[1-9]\d{0,14}$/.test(id) || !['', '--dry-run'].includes(command === 'places' ? '' : more)) {
    throw new Error(usage)
  }
  const passage = all.find(({ schedule }) => schedule.id === Number(id))
  if (!passage) throw new Error(`There is no schedule ${id} with a round after it.`)
  const state = await stateAt(passage)
  if (command === 'show') return [lineOf(passage, state), ...teamLines(await promotedOf(db, passage))].join('\n')
  if (command === 'places') return setPlaces({ db }, passage, more)
  return promote(on, passage, { state, isDry: more === '--dry-run' })
}

if (import.meta.main) await siteCommand(promoteTeams)
