import type { MetricId } from '../submission/metric.ts'
import { type RankEntry, rankEntries } from './order.ts'

/** Teams that the all-time list of a competition with seasons shows. */
export const ALL_TIME = 20

/**
 * The all-time list of a competition with seasons: each team once, by its best score on any of the lists. The first `ALL_TIME` teams
 * of each list are enough for it, since a team that is further down where it scored best has as many better teams before it.
 */
export const allTimeList = <Entry extends RankEntry>(metric: MetricId, entries: readonly Entry[]) =>
  rankEntries(metric, entries).slice(0, ALL_TIME)
