import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { searchSite } from '@shulei/contract/publish/search/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { CommandPalette, type CommandPaletteProps } from '@shulei/ui/CommandPalette/CommandPalette.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import ArrowRight from 'lucide-react/dist/esm/icons/arrow-right.mjs'
import CircleQuestionMark from 'lucide-react/dist/esm/icons/circle-question-mark.mjs'
import Database from 'lucide-react/dist/esm/icons/database.mjs'
import Globe from 'lucide-react/dist/esm/icons/globe.mjs'
import History from 'lucide-react/dist/esm/icons/history.mjs'
import Newspaper from 'lucide-react/dist/esm/icons/newspaper.mjs'
import RotateCw from 'lucide-react/dist/esm/icons/rotate-cw.mjs'
import Trash from 'lucide-react/dist/esm/icons/trash-2.mjs'
import Trophy from 'lucide-react/dist/esm/icons/trophy.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useRecent } from '../recent.ts'
import { MAX_QUERY, searchArgs } from '../search.ts'
import { useDelayed } from '../useDelayed.ts'

type Found = Data<typeof searchSite>['groups'][number]
type Groups = CommandPaletteProps['groups']

/** Pause after the last key before the search, ms. */
const SEARCH_AFTER = 180

const icons = {
  competitions: Trophy,
  microsites: Globe,
  datasets: Database,
  articles: Newspaper,
  help: CircleQuestionMark,
}

function pictureOf(kind: Found['kind'], { id, title }: Found['items'][number]) {
  if (kind === 'people') return <Avatar name={title} seed={id.replace('person-', '')} />
  if (kind === 'teams') return <TeamBadge seed={id.replace('team-', '')} />
  return <Icon of={icons[kind]} />
}

/** Ids of commands that are no results. */
const [ALL, CLEAR, RETRY] = ['all', 'clear', 'retry']

export interface SearchPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Search of the whole site over any page: results by kind while the person types, recent searches before that. The page of all
 * results stays the way without script.
 */
export function SearchPalette({ isOpen, onOpenChange }: SearchPaletteProps) {
  const { t } = useTranslation('search')
  const { t: shell } = useTranslation('shell')
  const { language, number } = useFormat()
  const { user } = useSiteState()
  const navigate = useNavigate()
  const { recent, remember, clear } = useRecent(user?.id ?? null)
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed, SEARCH_AFTER)
  const { data, error, mutate, isValidating } = useCall(refs.searchSite, q === '' ? null : searchArgs(q, language))
  const isLoading = typed !== '' && (typed !== q || (!data && (!error || isValidating)))

  const recentGroups: Groups = [
    {
      id: 'recent',
      title: t('palette.recent'),
      isFound: true,
      commands: [
        ...recent.map((text) => ({ id: `recent-${text}`, label: text, fill: text, picture: <Icon of={History} /> })),
        { id: CLEAR, label: t('palette.clear'), keepsOpen: true, picture: <Icon of={Trash} /> },
      ],
    },
  ]
  const failedGroups = (): Groups => [
    {
      id: 'failed',
      title: error ? failureText(error, shell('state.loadFailedHint')) : '',
      isFound: true,
      commands: [{ id: RETRY, label: shell('action.retry'), keepsOpen: true, picture: <Icon of={RotateCw} /> }],
    },
  ]
  const foundGroups = ({ groups }: Data<typeof searchSite>): Groups => [
    ...groups.map(({ kind, items }) => ({
      id: kind,
      title: t(`kind.${kind}`),
      isFound: true,
      commands: items.map((item) => ({
        id: item.id,
        label: item.title,
        note: item.note,
        lang: item.lang === language ? undefined : item.lang,
        picture: pictureOf(kind, item),
      })),
    })),
    ...(groups.length > 0
      ? [
          {
            id: 'more',
            title: t('palette.more'),
            isFound: true,
            commands: [{ id: ALL, label: t('palette.all', { q }), picture: <Icon of={ArrowRight} /> }],
          },
        ]
      : []),
  ]
  const groupsNow = (): Groups => {
    if (typed === '') return recent.length > 0 ? recentGroups : []
    if (isLoading) return []
    if (data) return foundGroups(data)
    return error ? failedGroups() : []
  }
  const statusNow = () => {
    if (typed === '' || isLoading) return ''
    if (data) return data.total > 0 ? t('found', { count: data.total, n: number(data.total) }) : t('empty')
    return error ? failureText(error, shell('state.loadFailedHint')) : ''
  }
  const leave = (to: string, text: string) => {
    remember(text)
    void navigate(to)
  }
  const choose = (id: string) => {
    if (id === CLEAR) return clear()
    if (id === RETRY) return void mutate()
    if (id === ALL) return leave(siteAddress.search({ q }), q)
    const found = data?.groups.flatMap(({ items }) => items).find((item) => item.id === id)
    if (found) leave(found.href, q)
  }

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t('title')}
      placeholder={t('palette.placeholder')}
      groups={groupsNow()}
      onSearch={(text) => setTyped(text.slice(0, MAX_QUERY))}
      onCommand={choose}
      onSubmit={(text) => leave(siteAddress.search({ q: text.slice(0, MAX_QUERY) }), text)}
      isLoading={isLoading}
      status={statusNow()}
      loadingText={t('palette.loading')}
      emptyText={typed === '' ? t('hint') : t('palette.empty')}
      closeLabel={shell('action.close')}
      keys={t('palette.keys')}
    />
  )
}
