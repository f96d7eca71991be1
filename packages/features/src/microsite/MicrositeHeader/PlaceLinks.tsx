import { NavLink } from 'react-router'
import type { HeaderPlace } from './MicrositeHeader.tsx'

/** The places of a microsite as links of the given class: once in the bar, once in the sheet of narrow screens. */
export function PlaceLinks({ places, className }: { places: readonly HeaderPlace[]; className: string }) {
  return (
    <>
      {places.map(({ to, label, isExact = false }) => (
        <NavLink key={to} className={className} to={to} end={isExact}>
          {label}
        </NavLink>
      ))}
    </>
  )
}
