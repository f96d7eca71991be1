import { type Instant, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import {
  type CertificateFacts,
  certificateNo,
  certificateText,
  lastPlaces,
  parseCertificateText,
} from '@shulei/domain/compete/certificate/certificate.ts'
import { listSpan, type Schedule, scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { decidingList } from '@shulei/domain/compete/ranking/promotion.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publicKeys, type Signer, signerOf } from '../../base/signing/signing.service.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { findUncertified } from './certificate.repo.ts'
import {
  type Certifying,
  claimUnnotified,
  findIssued,
  type Issued,
  lockUncertified,
  markCertified,
  type NewCertificate,
  type RankedTeam,
  rankedTeams,
  removeCertificates,
  saveCertificates,
} from './issue.repo.ts'

type IssuePlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>

/** Teams notified in one transaction, which holds the locks of their members' inboxes. */
const AT_A_TIME = 100

interface Round {
  schedule: Schedule
  sort: number
  list: 'A' | 'B'
  teams: RankedTeam[]
}

/** The list that decides each round, with its teams; a list that has not been opened decides nothing. */
async function roundsOf(tx: Tx, { schedules, publishedAt }: Certifying): Promise<Round[]> {
  const rounds: Round[] = []
  for (const schedule of schedules) {
    const list = decidingList(schedule)
    const span = list && listSpan(schedule, list)
    if (!list || !span || span.start > publishedAt) continue
    const teams = await rankedTeams(tx, schedule.id, list === 'B' ? 1 : 0)
    rounds.push({ schedule, sort: schedule.sort, list, teams })
  }
  return rounds
}

function factsOf(
  { id, title, metric, endTime, schedules }: Certifying,
  { schedule, list, teams }: Round,
  team: RankedTeam,
  { at, revision }: { at: Instant; revision: number },
): CertificateFacts {
  return {
    no: certificateNo(id, team.teamId),
    competition: { id, title },
    round:
      schedules.length > 1
        ? { cn: scheduleTitle(schedule, id, 'zh-CN'), en: scheduleTitle(schedule, id, 'en-US') }
        : null,
    list,
    team: { id: team.teamId, name: team.name },
    members: team.members,
    rank: team.rank,
    total: teams.length,
    score: team.score.toFixed(metrics[metric].decimals),
    endedOn: shanghaiDay(endTime),
    issuedAt: new Date(at).toISOString(),
    revision,
    demo: team.demo,
  }
}

/** Whether a certificate still says what the lists say. Names may have changed since: a certificate keeps those of its day. */
function isCurrent(old: Issued, facts: CertificateFacts): boolean {
  const said = parseCertificateText(old.text)
  return (
    said !== null &&
    said.rank === facts.rank &&
    said.total === facts.total &&
    said.score === facts.score &&
    said.list === facts.list &&
    JSON.stringify(said.round) === JSON.stringify(facts.round)
  )
}

/**
 * Issues the certificates of a competition in one transaction: one for each ranked team, in the last round that ranks it. A
 * certificate that still says what the lists say, under a key that is trusted, stays as it is.
 */
async function issue(
  { db }: IssuePlatform,
  { signer, revoked }: { signer: Signer; revoked: ReadonlySet<string> },
  id: number,
  at: Instant,
): Promise<void> {
  await db.transaction(async (tx) => {
    const competition = await lockUncertified(tx, id)
    if (!competition) return
    const places = lastPlaces<RankedTeam, Round>(await roundsOf(tx, competition))
    const issued = new Map((await findIssued(tx, id)).map((one) => [one.no, one]))
    const rows = places.flatMap(({ round, team }): NewCertificate[] => {
      const old = issued.get(certificateNo(id, team.teamId))
      const facts = factsOf(competition, round, team, { at, revision: (old?.revision ?? 0) + 1 })
      if (old && isCurrent(old, facts) && !revoked.has(old.signingKey)) return []
      const text = certificateText(facts)
      const { key, signature } = signer.sign(text)
      return [
        {
          no: facts.no,
          competitionId: id,
          teamId: team.teamId,
          text,
          signature,
          signingKey: key,
          revision: facts.revision,
        },
      ]
    })
    await saveCertificates(tx, rows, new Date(at))
    const ranked = new Set(places.map(({ team }) => certificateNo(id, team.teamId)))
    await removeCertificates(
      tx,
      [...issued.keys()].filter((no) => !ranked.has(no)),
    )
    await markCertified(tx, id, competition.changes)
  })
}

/** Notifies the members of every team with a new certificate, each once: the mark is stored together with the notices. */
export async function notifyCertified({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const at = clock()
    const notified = await db.transaction(async (tx) => {
      const claimed = await claimUnnotified(tx, new Date(at), AT_A_TIME)
      const notices = claimed.flatMap(({ no, competitionId, competition, team, text, memberIds }) => {
        const { rank = 0, total = 0 } = parseCertificateText(text) ?? {}
        const facts = { competitionId, competition, no, team, rank, total }
        return memberIds.map((recipientId) => ({ recipientId, kind: 'certified' as const, subject: no, facts, at }))
      })
      await notify(tx, notices)
      return claimed.length
    })
    if (notified < AT_A_TIME) return
  }
}

/**
 * Issues the certificates of every competition whose proof is published, and issues them again after its lists were corrected. It
 * may run at any time and more than once. `at` gives the instant of the issue, for built-in content.
 */
export async function issueCertificates(
  platform: IssuePlatform,
  at: ReadonlyMap<number, Instant> = new Map(),
): Promise<void> {
  const ids = await findUncertified(platform.db)
  if (ids.length === 0) return
  const signer = await signerOf(platform)
  const revoked = new Set((await publicKeys(platform)).flatMap((key) => (key.revokedAt ? [key.id] : [])))
  for (const id of ids) await issue(platform, { signer, revoked }, id, at.get(id) ?? platform.clock())
}
