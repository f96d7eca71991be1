import { DAY, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { commitSolutions } from '../../../src/modules/compete/proof/commitment.service.ts'
import { closeCompetitions } from '../../../src/workers.ts'
import {
  type Entrant,
  fileOff,
  type SubmissionHarness,
  type TestCompetition,
} from '../submission/submission-harness.ts'

export interface RankedCompetition extends TestCompetition {
  /** Teams in the order of their ranks on list B. */
  teams: Entrant[]
  end: number
}

/**
 * A competition with a commitment and `count` ranked teams; the clock stays before its end. The order on list B is the reverse of
 * that on list A. Teams share their files, but the last one.
 */
export async function rankedCompetition(harness: SubmissionHarness, count = 3): Promise<RankedCompetition> {
  const competition = await harness.competition()
  await commitSolutions(harness.api.platform)
  const teams: Entrant[] = []
  for (let place = 1; place <= count; place++) {
    const team = await harness.team(competition)
    teams.push(team)
    const fields = { share: place === count ? '0' : '1' }
    await harness.submit(competition, team.person, fileOff(count + 1 - place, place), { fields })
  }
  await harness.settle()
  return { ...competition, teams, end: harness.api.clock.now() + 20 * DAY }
}

/** Ends a competition, and runs the job that publishes and issues. */
export async function close({ api }: SubmissionHarness, { end }: Pick<RankedCompetition, 'end'>): Promise<void> {
  api.clock.set(end + MINUTE)
  await closeCompetitions(api.platform)
}
