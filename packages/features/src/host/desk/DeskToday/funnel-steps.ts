import type { Desk } from '../desk.ts'

const order = [
  ['opened', 'people'],
  ['signedUp', 'people'],
  ['teams', 'teams'],
  ['submitted', 'teams'],
  ['scored', 'teams'],
] as const

export interface FunnelStep {
  name: (typeof order)[number][0]
  unit: (typeof order)[number][1]
  count: number
  /** Percent of the largest count, 0 to 100; a count above 0 stays visible. */
  height: number
  /** Part of the step before, 0 to 1; null without one of the same unit, and where that one is not the larger. */
  share: number | null
}

/** The steps of a funnel; none while nobody has come. A competition that everybody may see is opened by nobody's code. */
export function funnelSteps(funnel: Desk['funnel']): FunnelStep[] {
  const most = Math.max(...Object.values(funnel))
  if (most === 0) return []
  const steps = order.filter(([name]) => name !== 'opened' || funnel.opened > 0)
  return steps.map(([name, unit], at) => {
    const [before, beforeUnit] = steps[at - 1] ?? []
    const [count, former] = [funnel[name], before && beforeUnit === unit ? funnel[before] : 0]
    return {
      ...{ name, unit, count, height: count > 0 ? Math.max(1, Math.round((count / most) * 100)) : 0 },
      share: former > 0 && count <= former ? count / former : null,
    }
  })
}
