import { MAX_SEARCH_LENGTH } from '@shulei/domain/talk/message/search.ts'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './InboxSearch.css.ts'
import { SearchResults } from './SearchResults.tsx'

/** Pause after the last key, ms. */
const pause = 300

/** A search in one's own messages. Without a search text, `children` are shown in place of the results. */
export function InboxSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation('message')
  const [query, setQuery] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (text: string) => {
    clearTimeout(timer.current)
    // an unfinished IME composition is not searched for
    if (isComposing.current) return
    const wanted = [...text.trim()].slice(0, MAX_SEARCH_LENGTH).join('')
    if (wanted === '') setQuery('')
    else timer.current = setTimeout(() => setQuery(wanted), pause)
  }
  return (
    <>
      <search className={css.field}>
        <SearchField
          size="s"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          onChange={search}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false
            search(event.currentTarget.value)
          }}
        />
      </search>
      {query === '' ? children : <SearchResults key={query} query={query} />}
    </>
  )
}
