import type { StatusCode } from '@shulei/domain/compete/competition/state.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The states of `packages/domain/src/compete/competition/state.ts` as conditions on the row `competitions`. A property test compares the
 * two: change both or none.
 */
export interface StateConditions {
  inProgress: SQL
  openSignup: SQL
  ended: SQL
}

/** The conditions at an instant. Invalid windows compare with null and so are never true, as in the rules. */
export function stateConditions(now: Date): StateConditions {
  const at = sql`${now.toISOString()}::timestamptz`
  const inService = sql`(competitions.start_time < ${at} and ${at} <= competitions.end_time)`
  const windowBegun = sql`exists (
    select 1 from schedules s where s.competition_id = competitions.id and (
      (s.list_a_start_time <= s.list_a_end_time and s.list_a_start_time <= ${at})
      or (s.list_b_start_time <= s.list_b_end_time and s.list_b_start_time <= ${at})
    )
  )`
  const signupOpen = sql`(
    competitions.is_open_signup
    and (competitions.signup_start_time is null or competitions.signup_start_time <= ${at})
    and (competitions.signup_end_time is null or ${at} <= competitions.signup_end_time)
  )`
  return {
    inProgress: sql`(${inService} and ${windowBegun})`,
    openSignup: sql`(${inService} and ${signupOpen})`,
    ended: sql`(${at} > competitions.end_time)`,
  }
}

/** The condition of the list's status filter, or undefined for all. */
export function statusCondition(states: StateConditions, code: StatusCode): SQL | undefined {
  return [states.inProgress, states.openSignup, states.ended][code]
}
