import type { DataIn } from '@shulei/contract/call.ts'
import type { timeMachine } from '@shulei/contract/publish/studio/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { freezeAtOf } from '@shulei/domain/compete/team/limits.ts'
import {
  type MachineCalendar,
  type MachineRange,
  type Milestone,
  milestoneSchedule,
  milestonesOf,
  publication,
  rangeOf,
} from '@shulei/domain/house/time-machine/calendar.ts'
import { rolesOf, type StandInRole } from '@shulei/domain/house/time-machine/role.ts'
import { type MachineScope, scopeText } from '@shulei/domain/house/time-machine/scope.ts'
import { micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Bilingual, findPlace, type MachineCompetition, type PlaceRow } from './place.repo.ts'

export type { MachineCompetition } from './place.repo.ts'

export type WirePlace = DataIn<typeof timeMachine>['places'][number]

/** A microsite or competition that a person may see in the time machine. */
export interface Place {
  scope: MachineScope
  site: PlaceRow['site']
  competitions: readonly (MachineCompetition & { calendar: MachineCalendar })[]
  title: Bilingual
  /** Path of its first page. */
  path: string
  roles: StandInRole[]
  milestones: (Milestone & { competition: Bilingual | null; schedule: Bilingual | null })[]
  range: MachineRange
}

function calendarOf({ endTime, teamFreezeAt, ...competition }: MachineCompetition): MachineCalendar {
  const { id, published, signupStart, signupEnd, schedules, review } = competition
  return {
    ...{ id, published, signupStart, signupEnd, schedules, review },
    end: endTime,
    freeze: freezeAtOf({ teamFreezeAt, endTime }),
  }
}

function placeOf(scope: MachineScope, { site, competitions: rows }: PlaceRow): Place {
  const competitions = rows.map((row) => ({ ...row, calendar: calendarOf(row) }))
  const own = site ? publication(site.published) : []
  const milestones = [
    ...own.map((milestone) => ({ ...milestone, competition: null, schedule: null })),
    ...competitions.flatMap(({ calendar, title }) =>
      milestonesOf(calendar).map((milestone) => ({
        ...milestone,
        competition: site ? title : null,
        schedule: milestoneSchedule(milestone, calendar),
      })),
    ),
  ].toSorted((a, b) => a.at - b.at)
  const [first] = rows
  return {
    scope,
    site,
    competitions,
    title: site?.title ?? first?.title ?? { cn: '', en: '' },
    path: site ? micrositePath(site.kind, site.name) : competitionAddress.overview({ id: first?.id ?? 0 }),
    roles: rolesOf(competitions.map(({ calendar }) => calendar)),
    milestones,
    range: rangeOf(milestones),
  }
}

/** Reads the microsite or competition that a scope names. Throws `notFound`, and `forbidden` for people who do not run it. */
export async function readPlace(on: Executor, scope: MachineScope, userId: number, now: number): Promise<Place> {
  const row = await findPlace(on, scope, { userId, now: new Date(now) })
  if (!row) throw new ApiError('notFound')
  if (!row.isOrganizer) throw new ApiError('forbidden')
  return placeOf(scope, row)
}

const iso = (at: number) => new Date(at).toISOString()

/** A place in the form of the contract. */
export const placeOnWire = ({ scope, title, roles, milestones, range }: Place): WirePlace => ({
  ...{ scope: scopeText(scope), title, roles },
  milestones: milestones.map(({ kind, at, competition, schedule }) => ({ kind, at: iso(at), competition, schedule })),
  from: iso(range.from),
  to: iso(range.to),
})

/** A microsite and each of its competitions; one statement. Throws `notFound`, `forbidden`. */
export async function placesOf(
  { db, clock }: Platform,
  name: string,
  userId: number,
): Promise<DataIn<typeof timeMachine>> {
  const scope = { kind: 'microsite', name } as const
  const site = await readPlace(db, scope, userId, clock())
  const each = site.competitions.map((competition) =>
    placeOf(
      { kind: 'competition', id: competition.id },
      { isOrganizer: true, site: null, competitions: [competition] },
    ),
  )
  return { places: [site, ...each].map(placeOnWire) }
}
