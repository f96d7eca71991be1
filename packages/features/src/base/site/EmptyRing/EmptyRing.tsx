import { lazy, Suspense } from 'react'
import { ring } from './EmptyRing.css.ts'

const PlatformState = lazy(async () => ({
  default: (await import('@shulei/ui/PlatformState/PlatformState.tsx')).PlatformState,
}))

/** An empty ring as a drawing, loaded only for empty lists. */
export function EmptyRing() {
  return (
    <div className={ring}>
      <Suspense fallback={null}>
        <PlatformState state="empty" />
      </Suspense>
    </div>
  )
}
