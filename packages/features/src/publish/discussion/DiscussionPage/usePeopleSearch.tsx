import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { MAX_SEARCH_WORD } from '@shulei/domain/people/profile/search.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../discussion.ts'

/** A person whom a post mentions. */
export type Mentioned = Pick<Post['mentions'][number], 'id' | 'name'>

/** The search for people to mention, by name, pinyin or initials, as options of a list. */
export function usePeopleSearch() {
  const { t } = useTranslation('shell')
  const [keyword, setKeyword] = useState('')
  const isEnabled = keyword !== '' && keyword.length <= MAX_SEARCH_WORD
  const { data, error, isLoading, mutate } = useCall(refs.userSearch, isEnabled ? { query: { keyword } } : null)
  const people = data?.list ?? []
  return {
    options: people.map(({ id, name, avatar, organization }) => ({
      id: String(id),
      label: name,
      note: organization,
      picture: () => <Avatar name={name} seed={String(id)} size="s" {...(avatar ? { src: avatar } : {})} />,
    })),
    onSearch: setKeyword,
    isLoading,
    failureText: error ? failureText(error, t('state.loadFailedHint')) : undefined,
    retry: () => void mutate(),
    /** The found person of an option. */
    personOf: (optionId: string): Mentioned | undefined => {
      const person = people.find(({ id }) => String(id) === optionId)
      return person && { id: person.id, name: person.name }
    },
  }
}
