import { Avatar, type AvatarSize } from '../Avatar/Avatar.tsx'
import * as css from './AvatarStack.css.ts'

export interface AvatarStackProps {
  /** In the order of the team: captain first. */
  people: readonly { id: string; name: string; src?: string }[]
  /** What the group is, such as "队员". */
  label: string
  /** Writes the number of those left out, such as "+3". */
  formatMore: (count: number) => string
  /** Default `xs`. */
  size?: Exclude<AvatarSize, 'profile'>
}

/** Most pictures before the rest become a number. */
const MOST = 5

/** The faces of a team, overlapping; each keeps its name for readers. Nothing without people. */
export function AvatarStack({ people, label, formatMore, size = 'xs' }: AvatarStackProps) {
  if (people.length === 0) return null
  // A number for one person would take the room of that person.
  const shown = people.length === MOST + 1 ? people : people.slice(0, MOST)
  const left = people.length - shown.length
  return (
    <ul className={css.stack} aria-label={label}>
      {shown.map(({ id, name, src }) => (
        <li key={id} className={css.person} title={name}>
          <Avatar name={name} seed={id} src={src} size={size} label={name} />
        </li>
      ))}
      {left > 0 && <li className={css.more}>{formatMore(left)}</li>}
    </ul>
  )
}
