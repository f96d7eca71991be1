import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { useShownNames } from '../../../base/site/useShownName.ts'
import * as css from './PersonList.css.ts'

export interface ListedPerson {
  id: number
  name: string
  /** Field and duty: "海浪数值预报，评审组长". */
  role: string
}

/** Experts or contacts of a microsite, one below the other. */
export function PersonList({ people }: { people: readonly ListedPerson[] }) {
  const shownName = useShownNames()
  return (
    <ul className={css.list}>
      {people.map(({ id, name, role }) => (
        <li key={id} className={css.person}>
          <Avatar name={shownName({ id, name })} seed={String(id)} size="m" />
          <div className={css.words}>
            <p className={css.name}>{shownName({ id, name })}</p>
            <p className={css.role}>{role}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
