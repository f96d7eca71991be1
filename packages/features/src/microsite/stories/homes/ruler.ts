import { mockNow as now } from '@shulei/mocks/clock.ts'
import type { RulerSegment } from '@shulei/ui/TimeRuler/layout.ts'

const day = 86_400_000
const range = [now - 45 * day, now + 35 * day] as const

/** A schedule in days relative to the stories' fixed clock. */
export function ruler(plan: Partial<Record<'signup' | 'a' | 'b', readonly [from: number, to: number]>>) {
  const segments: RulerSegment[] = (['signup', 'a', 'b'] as const).flatMap((kind) => {
    const stretch = plan[kind]
    return stretch ? [{ kind, start: now + stretch[0] * day, end: now + stretch[1] * day }] : []
  })
  return { segments, range, now }
}
