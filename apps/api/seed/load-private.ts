import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { castCode, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import { eq } from 'drizzle-orm'
import { joinTexts, parseText } from '../competition-folder/texts.ts'
import { hashCode } from '../src/modules/compete/competition/private/code-hash.ts'
import { signupStates } from '../src/modules/compete/competition/signup.service.ts'
import { competitions, privateUnlocks, signups } from '../src/modules/compete/competition/tables.ts'
import { foundTeam } from '../src/modules/compete/team/team.service.ts'
import type { Executor, Tx } from '../src/platform/db/database.ts'
import type { CompetitionCalendar } from './calendar.ts'
import { calendarOf } from './calendar.ts'
import { levels } from './card.ts'
import type { Content } from './content.ts'
import type { SeedSubmission } from './seed-file.ts'
import { predictionsOf } from './simulated/predictions.ts'

/** The built-in competition whose data the private one uses, with list A and list B exchanged. */
export const PRIVATE_SOURCE = 'penguins'

/** Teams of the private competition, strongest first. */
const members = ['tidal-flat', 'listen-sea', 'five-folds'] as const

/** Time from sign-up to start, and from a submission to start. */
const [JOINED, SUBMITTED] = [72 * HOUR, 50 * HOUR]

const text = (lang: string) =>
  parseText(readFileSync(join(import.meta.dirname, 'texts', `penguin-club.${lang}.md`), 'utf8'))

const exchange = (solution: Buffer): Buffer =>
  Buffer.from(solution.toString('utf8').replace(/,([AB])(?=\r?$)/gm, (_, list: string) => (list === 'A' ? ',B' : ',A')))

/** The private competition's content: other texts and other lists over the data of its source. */
export const privateContent = (source: Content): Content => ({
  ...source,
  text: joinTexts(text('zh-CN'), text('en-US')),
  bytes: (name) => (name === 'solution' ? exchange(source.bytes(name)) : source.bytes(name)),
})

/** In list A for a fortnight; sign-up is open as long. */
export function privateCalendar(start: Instant): CompetitionCalendar {
  const { 'us-births': calendar } = calendarOf(start)
  return { ...calendar, rounds: calendar.rounds.map((round) => ({ ...round, title: '社内赛#Club round' })) }
}

/** Signs the teams of the private competition up; their members have entered the code. Answers the ids of the teams. */
export async function loadPrivateTeams(tx: Tx, start: Instant): Promise<number[]> {
  const competitionId = privateCompetition.id
  const at = new Date(start - JOINED)
  const ids: number[] = []
  for (const key of members) {
    const team = teamOf(key)
    const founding = {
      competitionId,
      name: team.name,
      manifesto: team.manifesto,
      members: team.members,
      demo: true,
      at,
    }
    ids.push(await foundTeam(tx, founding))
    for (const { id: userId, organization, iden } of team.members) {
      await tx.insert(privateUnlocks).values({ competitionId, userId, createdAt: at })
      await tx.insert(signups).values({
        competitionId,
        userId,
        state: team.members.length > 1 ? signupStates.inTeam : signupStates.alone,
        agreementVersion: 1,
        form: { organization, iden, reason: '' },
        completedAt: at,
        createdAt: at,
        updatedAt: at,
      })
    }
  }
  return ids
}

/** One submission of each team, and the baselines. */
export function* privateSubmissions(
  content: Content,
  teamIds: readonly number[],
  start: Instant,
): Generator<SeedSubmission> {
  const competitionId = privateCompetition.id
  const make = predictionsOf(content)
  for (const [place, key] of members.entries()) {
    const team = teamOf(key)
    const [sender] = team.members
    const teamId = teamIds[place]
    if (!sender || teamId === undefined) throw new Error(`the team ${key} is missing`)
    const at = start - SUBMITTED + place * HOUR
    const shape = {
      slug: PRIVATE_SOURCE,
      team,
      at,
      no: 1,
      description: '',
      sender,
      blend: 0.9,
      noise: 0.3 + 0.25 * place,
    }
    const file = { name: `${key}-1.csv`, body: make(shape as Parameters<typeof make>[0]) }
    yield { kind: 'team', competitionId, teamId, userId: sender.id, file, at }
  }
  for (const key of levels) {
    yield {
      kind: 'baseline',
      key,
      competitionId,
      file: { name: `${key}.csv`, body: content.bytes(`baselines/${key}`) },
      at: start,
    }
  }
}

/** Makes the competition private. Called once its baselines are scored, which happens in nobody's name. */
export async function closePrivate(on: Executor): Promise<void> {
  await on
    .update(competitions)
    .set({ codeHash: await hashCode(castCode) })
    .where(eq(competitions.id, privateCompetition.id))
}
