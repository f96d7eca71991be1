import type { Instant } from '../../base/time/instant.ts'

/** Orders of the models of a competition. */
export const modelSorts = ['score', 'newest'] as const
export type ModelSort = (typeof modelSorts)[number]

/** Models on a page. */
export const MODELS_PER_PAGE = 10

/** Most characters of a search for models. */
export const MAX_MODEL_SEARCH = 60

/** The facts of a competition that decide when its models are shown. */
export interface ModelTimes {
  endTime: Instant
  /** Monthly seasons follow its schedules, so that its end moves on for ever. */
  isSeasonal: boolean
}

/**
 * The end after which the models of a schedule are shown: that of the competition, when nobody can use them any more. A seasonal
 * competition is practice and never ends: the models of each of its schedules are shown after the schedule's own end.
 */
export const modelsOpenAt = (competition: ModelTimes, schedule: { endTime: Instant }): Instant =>
  competition.isSeasonal ? schedule.endTime : competition.endTime

/** Whether the models of a schedule are shown. */
export const areModelsOpen = (competition: ModelTimes, schedule: { endTime: Instant }, now: Instant): boolean =>
  now > modelsOpenAt(competition, schedule)
