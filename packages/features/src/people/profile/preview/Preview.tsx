import { ClientContext } from '@shulei/client/hooks.ts'
import type { PreviewReader } from '@shulei/domain/people/profile/preview.ts'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { SWRConfig } from 'swr'
import { SiteStateContext, useSiteState } from '../../../base/site/site-state.ts'
import { previewSend } from './preview-send.ts'

const PreviewContext = createContext<PreviewReader | undefined>(undefined)

/** The reader with whose eyes the page shows the reader's own profile; undefined without a preview. */
export const usePreview = (): PreviewReader | undefined => useContext(PreviewContext)

function Apart({ as, children }: { as: PreviewReader; children: ReactNode }) {
  const send = useContext(ClientContext)
  const seen = useMemo(() => previewSend(send, as), [send, as])
  // answers to other eyes have a cache of their own
  const swr = useMemo(() => ({ provider: () => new Map() }), [])
  return (
    <PreviewContext value={as}>
      <ClientContext value={seen}>
        <SWRConfig value={swr}>{children}</SWRConfig>
      </ClientContext>
    </PreviewContext>
  )
}

/** Shows the profile below with the eyes of `as`, or as it is without one. */
export function Preview({ as, children }: { as: PreviewReader | undefined; children: ReactNode }) {
  return as === undefined ? (
    children
  ) : (
    <Apart key={as} as={as}>
      {children}
    </Apart>
  )
}

/** Inside a preview, the parts below know nobody as their owner. The frame around them still knows who is signed in. */
export function SeenByOthers({ children }: { children: ReactNode }) {
  const state = useSiteState()
  const as = usePreview()
  const other = useMemo(() => ({ ...state, user: null }), [state])
  return as === undefined ? children : <SiteStateContext value={other}>{children}</SiteStateContext>
}
