import type { MicrositeAt } from '@shulei/features/publish/microsite/args.ts'
import type { Microsite } from '@shulei/features/publish/microsite/microsite.ts'
import { useOutletContext } from 'react-router'

/** The context that the layout of a microsite gives to its pages. */
export interface MicrositeContext {
  at: MicrositeAt
  site: Microsite
}

/** The microsite around a page. */
export const useMicrosite = () => useOutletContext<MicrositeContext>()

/**
 * Kind and name of the microsite at an address, and whose draft it shows; without a name the first one of its kind (Q203). A text
 * that is no key of a draft is cut, so that it is answered as a missing page.
 */
export const placeOf = ({ pathname, searchParams }: URL, name: string | undefined): MicrositeAt => ({
  kind: /^\/races(\/|$|\.)/.test(pathname) ? 'race' : 'special',
  name: name ?? '-',
  draft: searchParams.get('draft')?.slice(0, 64) || undefined,
})
