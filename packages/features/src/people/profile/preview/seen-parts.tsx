import type { PreviewReader } from '@shulei/domain/people/profile/preview.ts'
import type { ReactNode } from 'react'
import type { profileParts } from '../parts.tsx'
import { SeenByOthers } from './Preview.tsx'
import { PreviewBar } from './PreviewBar/PreviewBar.tsx'

/** The parts of the reader's own profile as others see them, without actions and below a bar that says so. */
export function seenParts(parts: ReturnType<typeof profileParts>, as: PreviewReader) {
  const seen = (part: ReactNode) => part && <SeenByOthers>{part}</SeenByOthers>
  return {
    ownerId: parts.ownerId,
    otherActions: null,
    preview: <PreviewBar userId={parts.ownerId} as={as} />,
    banner: seen(parts.banner),
    identity: seen(parts.identity),
    counts: seen(parts.counts),
    tabs: seen(parts.tabs),
    shelf: seen(parts.shelf),
    aside: seen(parts.aside),
  }
}
