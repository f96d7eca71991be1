import type { Data } from '@shulei/contract/call.ts'
import type { searchSite } from '@shulei/contract/search/calls.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import CircleQuestionMark from 'lucide-react/dist/esm/icons/circle-question-mark.mjs'
import Database from 'lucide-react/dist/esm/icons/database.mjs'
import Globe from 'lucide-react/dist/esm/icons/globe.mjs'
import Newspaper from 'lucide-react/dist/esm/icons/newspaper.mjs'
import Trophy from 'lucide-react/dist/esm/icons/trophy.mjs'

type Group = Data<typeof searchSite>['groups'][number]

const icons = {
  competitions: Trophy,
  microsites: Globe,
  datasets: Database,
  articles: Newspaper,
  help: CircleQuestionMark,
}

/** The picture before a find: a person's surname, a team's badge, else the icon of its kind. */
export function FoundPicture({ kind, item: { id, title } }: { kind: Group['kind']; item: Group['items'][number] }) {
  if (kind === 'people') return <Avatar name={title} seed={id.replace('person-', '')} />
  if (kind === 'teams') return <TeamBadge seed={id.replace('team-', '')} />
  return <Icon of={icons[kind]} />
}
