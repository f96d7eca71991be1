import { OpenedByRouter } from '@shulei/features/people/guide/GuideFrame.tsx'
import { type ReactNode, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Tells a page of a guide whether the router opened it. The browser loaded the page whose first rendering is the hydration. */
export function Opened({ children }: { children: ReactNode }) {
  const isByRouter = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return <OpenedByRouter value={isByRouter}>{children}</OpenedByRouter>
}
