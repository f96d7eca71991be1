import { lazy, Suspense } from 'react'
import { ring } from './EmptyRing.css.ts'

const PlatformState = lazy(async () => ({
  default: (await import('@shulei/ui/PlatformState/PlatformState.tsx')).PlatformState,
}))

/** The ring without anybody on it, loaded where a list is empty: most readers never need the drawing. */
export function EmptyRing() {
  return (
    <div className={ring}>
      <Suspense fallback={null}>
        <PlatformState state="empty" />
      </Suspense>
    </div>
  )
}
