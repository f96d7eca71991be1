import { NavLink } from 'react-router'

/** One link of the menu. */
export interface HeaderPlace {
  to: string
  label: string
  /** Current only at exactly this address, as for a home page. */
  isExact?: boolean
}

/** The menu of a microsite as links of the given class: used in the bar, and in the sheet of narrow screens. */
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
