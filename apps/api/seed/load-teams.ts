import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { eq } from 'drizzle-orm'
import { signupStates } from '../src/modules/compete/competition/signup.service.ts'
import { signups } from '../src/modules/compete/competition/tables.ts'
import { foundTeam } from '../src/modules/compete/team/team.service.ts'
import {
  datasetAgreements,
  datasetDownloads,
  datasetFiles,
  datasets,
  datasetViews,
} from '../src/modules/data/dataset/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import { viewsWithDownloads } from './load-datasets.ts'
import type { SimulatedTeam } from './simulated/submissions.ts'

/** Ids of the simulated teams' rows. */
export type TeamIds = ReadonlyMap<string, number>

/** The name of a team's row, which is unique per competition. */
export const rowName = ({ slug, team }: Pick<SimulatedTeam, 'slug' | 'team'>) => `${slug}/${team.key}`

async function filesByCompetition(tx: Tx) {
  const rows = await tx
    .select({ competitionId: datasets.competitionId, datasetId: datasets.id, fileId: datasetFiles.id })
    .from(datasets)
    .innerJoin(datasetFiles, eq(datasetFiles.datasetId, datasets.id))
  return Map.groupBy(rows, (row) => row.competitionId)
}

/**
 * Signs the simulated teams up. Their members have looked at the data; people with a verified name have also accepted the protocol and
 * downloaded it.
 */
export async function loadTeams(tx: Tx, teams: readonly SimulatedTeam[]): Promise<TeamIds> {
  const files = await filesByCompetition(tx)
  const ids = new Map<string, number>()
  const signed: (typeof signups.$inferInsert)[] = []
  const agreed: (typeof datasetAgreements.$inferInsert)[] = []
  const taken: (typeof datasetDownloads.$inferInsert)[] = []
  const viewed: (typeof datasetViews.$inferInsert)[] = []
  for (const simulated of teams) {
    const { slug, team, joinedAt } = simulated
    const { id: competitionId } = competitionOf(slug)
    const { name, manifesto, members } = team
    const at = new Date(joinedAt)
    ids.set(rowName(simulated), await foundTeam(tx, { competitionId, name, manifesto, members, demo: true, at }))
    for (const member of members) {
      signed.push({
        competitionId,
        userId: member.id,
        state: members.length > 1 ? signupStates.inTeam : signupStates.alone,
        agreementVersion: 1,
        form: { organization: member.organization, iden: member.iden, reason: '' },
        completedAt: at,
        createdAt: at,
        updatedAt: at,
      })
      const own = Map.groupBy(files.get(competitionId) ?? [], (file) => file.datasetId)
      const isTaking = member.realName === 'passed'
      for (const [datasetId, { length }] of own)
        viewed.push(...viewsWithDownloads({ datasetId, userId: member.id, at: joinedAt }, isTaking ? length : 0))
      if (!isTaking) continue
      for (const datasetId of own.keys()) agreed.push({ datasetId, userId: member.id, acceptedAt: at })
      for (const { fileId } of [...own.values()].flat())
        taken.push({ fileId, userId: member.id, createdAt: at, usedAt: at })
    }
  }
  await tx.insert(signups).values(signed)
  await tx.insert(datasetAgreements).values(agreed)
  await tx.insert(datasetDownloads).values(taken)
  // some of them have looked at the data on that day already
  await tx.insert(datasetViews).values(viewed).onConflictDoNothing()
  return ids
}
