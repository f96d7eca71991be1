import { Avatar, type AvatarSize } from '../Avatar/Avatar.tsx'
import * as css from './AvatarStack.css.ts'

export interface AvatarStackPerson {
  id: string
  name: string
  src?: string
  /** Address of the person, opened in a new tab, and the accessible name of the link. */
  link?: { href: string; label: string }
}

export interface AvatarStackProps {
  /** In the team's order: captain first. */
  people: readonly AvatarStackPerson[]
  /** Accessible name of the group, such as "队员". */
  label: string
  /** Formats the number of people not shown, such as "+3". */
  formatMore: (count: number) => string
  /** Default `xs`. */
  size?: Exclude<AvatarSize, 'profile'>
}

/** Most pictures shown before the rest become a number. */
const MOST = 5

/**
 * The faces of a team, overlapping unless they are links. Each keeps its name for screen readers. Renders nothing without
 * people.
 */
export function AvatarStack({ people, label, formatMore, size = 'xs' }: AvatarStackProps) {
  if (people.length === 0) return null
  // A number in place of a single person would save no room.
  const shown = people.length === MOST + 1 ? people : people.slice(0, MOST)
  const left = people.length - shown.length
  return (
    <ul className={css.stack} aria-label={label}>
      {shown.map(({ id, name, src, link }) => (
        <li key={id} className={link ? css.linked : css.person} title={name}>
          {link ? (
            <a className={css.link} href={link.href} target="_blank" rel="noopener" aria-label={link.label}>
              <Avatar name={name} seed={id} src={src} size={size} />
            </a>
          ) : (
            <Avatar name={name} seed={id} src={src} size={size} label={name} />
          )}
        </li>
      ))}
      {left > 0 && <li className={css.more}>{formatMore(left)}</li>}
    </ul>
  )
}
