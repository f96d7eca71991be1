import { MAX_SEARCH_WORD } from '@shulei/domain/people/profile/search.ts'
import { MAX_MENTIONS } from '@shulei/domain/publish/discussion/discussion.ts'
import { useTranslation } from 'react-i18next'
import type { MentionSource } from '../../../base/editor/mentionSource.ts'
import { type Mentioned, usePeopleSearch } from './usePeopleSearch.tsx'

/** The search that an `@` in a post opens. Somebody who is mentioned already is found again, and stays mentioned once. */
export function useMentionSource(value: readonly Mentioned[], onChange: (people: Mentioned[]) => void): MentionSource {
  const { t } = useTranslation('discussion')
  const { options, onSearch, isLoading, failureText, personOf } = usePeopleSearch()
  const isMentioned = (optionId: string) => value.some(({ id }) => String(id) === optionId)
  const isFull = value.length >= MAX_MENTIONS
  return {
    label: t('mention.label'),
    keysHint: t('mention.keys'),
    loadingText: t('mention.searching'),
    emptyText: isFull ? t('mention.full', { max: MAX_MENTIONS }) : t('mention.nobody'),
    countText: (count) => t('mention.found', { count }),
    options: isFull ? options.filter(({ id }) => isMentioned(id)) : options,
    onSearch,
    isLoading,
    failureText,
    maxLetters: MAX_SEARCH_WORD,
    onChoose: (optionId) => {
      const person = personOf(optionId)
      if (person && !isMentioned(optionId)) onChange([...value, person])
    },
  }
}
