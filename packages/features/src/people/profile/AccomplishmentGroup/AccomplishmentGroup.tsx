import { useTranslation } from 'react-i18next'
import { shownDate } from '../ProfileItem/period.ts'
import { Group, GroupEntry } from '../ProfileMoreInfo/Group.tsx'
import type { Profile } from '../useProfile.ts'

type Accomplishments = Profile['accomplishments']

/** The four groups by the names of their fields (A§3, Q117). */
export type AccomplishmentKind = keyof Accomplishments

interface Item {
  id: number
  /** An item without a name is hidden (A§3). */
  name: string | null
  organization: string
  description: string
  at: string | null
}

/** The items of a group in a common shape. */
const items = {
  article: ({ article }) =>
    article.map(({ shipDeleteId, articleName, getTime, ...rest }) => ({
      ...rest,
      id: shipDeleteId,
      name: articleName,
      at: getTime,
    })),
  project: ({ project }) =>
    project.map(({ shipDeleteId, projectName, ...rest }) => ({
      ...rest,
      id: shipDeleteId,
      name: projectName,
      at: null,
    })),
  prize: ({ prize }) =>
    prize.map(({ shipDeleteId, prizeName, getTime, ...rest }) => ({
      ...rest,
      id: shipDeleteId,
      name: prizeName,
      at: getTime,
    })),
  others: ({ others }) =>
    others.map(({ shipDeleteId, othersName, ...rest }) => ({ ...rest, id: shipDeleteId, name: othersName, at: null })),
} satisfies Record<AccomplishmentKind, (all: Accomplishments) => Item[]>

export interface AccomplishmentGroupProps {
  kind: AccomplishmentKind
  accomplishments: Accomplishments
  /** Id of the profile's owner, if the owner reads it. */
  ownerId: number | undefined
}

/** One of the four groups of accomplishments. */
export function AccomplishmentGroup({ kind, accomplishments, ownerId }: AccomplishmentGroupProps) {
  const { t } = useTranslation('profile')
  const named = items[kind](accomplishments).filter((item): item is Item & { name: string } => item.name !== null)
  return (
    <Group title={t(`more.${kind}`)} part={kind} ownerId={ownerId}>
      {named.map(({ id, name, organization, description, at }) => (
        <GroupEntry
          key={id}
          title={name}
          note={organization}
          time={at === null ? undefined : shownDate(at)}
          text={description}
        />
      ))}
    </Group>
  )
}
