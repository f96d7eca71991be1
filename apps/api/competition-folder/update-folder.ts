import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { competitions, schedules } from '../src/modules/compete/competition/tables.ts'
import { storeSolution } from '../src/modules/compete/submission/solutions.ts'
import { datasetFiles, datasets } from '../src/modules/data/dataset/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { CheckedFolder } from './check-folder.ts'
import { datasetOf, factsOf, publicTables, roundsOf } from './folder-facts.ts'
import { addFacets, type FolderSite, findSeries, keepFiles, keptFiles, seriesOf, solutionOf } from './import-folder.ts'
import { competitionColumns, datasetTexts, scheduleColumns } from './store-competition.ts'
import { findStored, type StoredCompetition } from './stored-competition.ts'
import { type Entered, planUpdate, type UpdatePlan, type Wanted } from './update-plan.ts'

/** The plan of an update, and whom it concerns. */
export interface Update extends UpdatePlan {
  id: number
  entered: Entered
}

async function findEntered(tx: Tx, id: number): Promise<Entered> {
  const { rows } = await tx.execute<{ entered: Omit<Entered, 'bySchedule'> & { schedules: [number, number][] } }>(sql`
    select json_build_object(
      'signups', (select count(*) from signups where competition_id = ${id}),
      'teams', (select count(*) from teams where competition_id = ${id}),
      'submissions', (select count(*) from submissions where competition_id = ${id}),
      'schedules', (select coalesce(json_agg(json_build_array(by_schedule.sort, by_schedule.made)), '[]'::json) from (
        select h.sort, count(*) as made from submissions s join schedules h on h.id = s.schedule_id
        where s.competition_id = ${id} and h.season is null group by h.sort) by_schedule),
      'downloads', (select count(distinct w.user_id) from dataset_downloads w
        join dataset_files f on f.id = w.file_id join datasets d on d.id = f.dataset_id
        where d.competition_id = ${id} and w.used_at is not null),
      'largestTeam', (select coalesce(max(members), 0) from (
        select count(*) as members from team_members where competition_id = ${id} group by team_id) by_team)) as entered`)
  const found = rows[0]?.entered
  if (!found) throw new Error('the counts of a competition were not answered')
  const { schedules: made, ...counts } = found
  return { ...counts, bySchedule: new Map(made) }
}

/** A seasonal competition was kept open beyond its settings by its seasons. */
function withSeasons({ row }: StoredCompetition, wanted: Wanted): Wanted {
  const { facts } = wanted
  if (!row.isSeasonal) return wanted
  const { calendar } = facts
  const later = (at: number, stored: Date | null) => Math.max(at, stored?.getTime() ?? at)
  const signup = { ...calendar.signup, end: later(calendar.signup.end, row.signupEndTime) }
  return { ...wanted, facts: { ...facts, calendar: { ...calendar, end: later(calendar.end, row.endTime), signup } } }
}

async function writeSchedules(tx: Tx, stored: StoredCompetition, { rounds }: Wanted): Promise<void> {
  const competitionId = stored.row.id
  const surplus = stored.schedules.slice(rounds.length).map(({ id }) => id)
  if (surplus.length > 0) await tx.delete(schedules).where(inArray(schedules.id, surplus))
  for (const round of rounds) {
    const known = stored.schedules.find(({ sort }) => sort === round.sort)
    const columns = scheduleColumns(round)
    if (known) await tx.update(schedules).set(columns).where(eq(schedules.id, known.id))
    else await tx.insert(schedules).values({ competitionId, ...columns })
  }
}

/** Writes changed public tables; a file keeps its row, and with it the log of its downloads. Answers the keys of the old files. */
async function writeData(
  tx: Tx,
  { files }: FolderSite,
  stored: StoredCompetition,
  { tables, dataset, facts }: Wanted,
  now: Date,
): Promise<string[]> {
  const { dataset: old } = stored
  if (!old) throw new Error(`Competition ${stored.row.id} has no data set.`)
  await tx
    .update(datasets)
    .set({ ...datasetTexts(facts, dataset, old.tags), ...dataset, updatedAt: now })
    .where(eq(datasets.id, old.id))
  const gone: string[] = []
  for (const { name, content, bytes, rows, sha256 } of tables) {
    const known = stored.files.find((file) => file.name === `${name}.csv`)
    if (!known || known.sha256 === sha256) continue
    const key = `datasets/${randomUUID()}`
    await files.disk.put(key, content)
    await tx
      .update(datasetFiles)
      .set({ key, bytes, rows, sha256, profileState: 'waiting', profileProblem: null })
      .where(and(eq(datasetFiles.id, known.id)))
    gone.push(known.key)
  }
  return gone
}

async function write(
  tx: Tx,
  site: FolderSite,
  { stored, wanted, checked, now }: { stored: StoredCompetition; wanted: Wanted; checked: CheckedFolder; now: Date },
): Promise<string[]> {
  const { row } = stored
  await addFacets(tx, checked.settings, wanted.facts.text)
  const facts = { ...wanted.facts, raceId: await seriesOf(tx, checked.settings) }
  const columns = competitionColumns(facts, await storeSolution(site, row.slug, wanted.solution))
  const isAgreed = isDeepStrictEqual(row.agreement, columns.agreement)
  await tx
    .update(competitions)
    .set({ ...columns, agreementVersion: row.agreementVersion + (isAgreed ? 0 : 1), updatedAt: now })
    .where(eq(competitions.id, row.id))
  await writeSchedules(tx, stored, wanted)
  const gone = await writeData(tx, site, stored, wanted, now)
  await keepFiles(tx, site, row.id, keptFiles(checked))
  return [...gone, ...Object.values(stored.kept?.baselines ?? {})]
}

/**
 * Compares a folder with its competition, and writes the difference in one transaction if `isWanted` and nothing refuses it. The
 * competition is locked, so that no submission comes in between the comparison and the change of its solution.
 */
export async function updateFolder(
  site: FolderSite & { clock(): number },
  checked: CheckedFolder,
  { isWanted }: { isWanted: boolean },
): Promise<Update> {
  const { slug } = checked.settings
  const { update, gone } = await site.db.transaction(async (tx) => {
    const stored = await findStored(tx, slug, { lock: true })
    if (!stored)
      throw new Error(`There is no competition “${slug}”. Import the folder: npm run competition -- import <folder>.`)
    const facts = { ...factsOf(checked), raceId: await findSeries(tx, checked.settings) }
    const wanted = withSeasons(stored, {
      facts,
      rounds: roundsOf(checked.settings),
      solution: solutionOf(checked),
      dataset: datasetOf(checked),
      tables: publicTables(checked),
    })
    const entered = await findEntered(tx, stored.row.id)
    const plan = planUpdate(stored, wanted, entered)
    const isDue = isWanted && plan.refusals.length === 0
    const old = isDue ? await write(tx, site, { stored, wanted, checked, now: new Date(site.clock()) }) : []
    return { update: { id: stored.row.id, entered, ...plan }, gone: old }
  })
  // a reader may hold an old file for a moment longer, which the store allows
  for (const key of gone) await site.files.disk.delete(key).catch(() => {})
  return update
}
