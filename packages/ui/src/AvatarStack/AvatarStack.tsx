import { Avatar, type AvatarSize } from '../Avatar/Avatar.tsx'
import * as css from './AvatarStack.css.ts'

export interface AvatarStackPerson {
  id: string
  name: string
  src?: string
  /** Where the face leads to, in a new tab, and what the link is called. */
  link?: { href: string; label: string }
}

export interface AvatarStackProps {
  /** In the order of the team: captain first. */
  people: readonly AvatarStackPerson[]
  /** What the group is, such as "队员". */
  label: string
  /** Writes the number of those left out, such as "+3". */
  formatMore: (count: number) => string
  /** Default `xs`. */
  size?: Exclude<AvatarSize, 'profile'>
}

/** Most pictures before the rest become a number. */
const MOST = 5

/** The faces of a team, overlapping unless they are links; each keeps its name for readers. Nothing without people. */
export function AvatarStack({ people, label, formatMore, size = 'xs' }: AvatarStackProps) {
  if (people.length === 0) return null
  // A number for one person would take the room of that person.
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
