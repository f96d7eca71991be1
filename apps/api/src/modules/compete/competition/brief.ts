import type { CompetitionBrief, Facet, Schedule } from '@shulei/contract/compete/competition/schemas.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { signupOpen } from '@shulei/domain/compete/competition/state.ts'
import type * as z from 'zod'
import type { FilterRow } from './competition.repo.ts'
import type { CompetitionCounts } from './counts.service.ts'
import type { BriefRow } from './list.repo.ts'
import { type ScheduleRow, scheduleRows } from './schedule-list.ts'
import { scheduleRules, signupWindow } from './times.ts'

export type Brief = z.input<typeof CompetitionBrief>

const iso = (at: Date | null) => at?.toISOString() ?? null

/** A schedule in the form of the contract; the domain splits its title (`B§3`). */
export function scheduleOut(row: ScheduleRow): z.input<typeof Schedule> {
  const rules = scheduleRules(row)
  return {
    id: row.id,
    title: scheduleTitle(rules, row.competitionId, 'zh-CN'),
    titleEn: scheduleTitle(rules, row.competitionId, 'en-US'),
    sort: row.sort,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    listAStartTime: iso(row.listAStartTime),
    listAEndTime: iso(row.listAEndTime),
    listBStartTime: iso(row.listBStartTime),
    listBEndTime: iso(row.listBEndTime),
    maxSubmitCount: row.maxSubmitCount,
    maxErrorSubmitCount: row.maxErrorSubmitCount,
    subRank: row.subRank,
  }
}

type FacetOut = z.input<typeof Facet>

/** Names of a competition's tags or industries by their codes; a code without a name is left out. */
function named(codes: readonly string[], kind: 'tag' | 'industry', filters: readonly FilterRow[]): FacetOut[] {
  return codes.flatMap((code) => {
    const facet = filters.find((row) => row.kind === kind && row.code === code)
    return facet ? [{ code, nameCn: facet.name.cn, nameEn: facet.name.en }] : []
  })
}

export interface BriefParts {
  filters: readonly FilterRow[]
  counts: CompetitionCounts
  now: Instant
  picture?: Brief['picture']
}

/** A competition in the form that lists and cards show. Every screen takes its counts from here. */
export function briefOf(row: BriefRow, { filters, counts, now, picture = null }: BriefParts): Brief {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    type: row.type,
    format: row.format,
    raceId: row.raceId ?? 0,
    tags: named(row.tags, 'tag', filters),
    industries: named(row.industries, 'industry', filters),
    reward: row.reward,
    metric: row.metric as Brief['metric'],
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    signupStartTime: iso(row.signupStartTime),
    signupEndTime: iso(row.signupEndTime),
    isOpenSignup: signupOpen(signupWindow(row), now),
    schedules: scheduleRows(row.schedules).map(scheduleOut),
    teamCount: counts.teams,
    submitCount: counts.submits,
    datasetCount: counts.datasets,
    picture,
  }
}
