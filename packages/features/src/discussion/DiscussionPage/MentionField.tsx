import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { MAX_MENTIONS } from '@shulei/domain/discussion/discussion.ts'
import { MAX_SEARCH_WORD } from '@shulei/domain/profile/search.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ComboBox } from '@shulei/ui/ComboBox/ComboBox.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '../discussion.ts'
import * as css from './WriteForm.css.ts'

export type Mentioned = Post['mentions'][number]

interface MentionFieldProps {
  value: readonly Mentioned[]
  onChange: (people: Mentioned[]) => void
}

/** Finds the people whom a post mentions, by name, pinyin or initials. A chosen person stands before the field. */
export function MentionField({ value, onChange }: MentionFieldProps) {
  const { t } = useTranslation('discussion')
  const { t: shell } = useTranslation('shell')
  const [keyword, setKeyword] = useState('')
  const isEnabled = keyword !== '' && keyword.length <= MAX_SEARCH_WORD
  const { data, error, isLoading, mutate } = useCall(refs.userSearch, isEnabled ? { query: { keyword } } : null)
  const people = (data?.list ?? []).filter(({ id }) => value.every((chosen) => chosen.id !== id))
  const isFull = value.length >= MAX_MENTIONS
  return (
    <div className={css.mention}>
      <ComboBox
        label={t('mention.label')}
        labelNote={t('mention.note')}
        placeholder={t(isFull ? 'mention.full' : 'mention.example', { max: MAX_MENTIONS })}
        loadingText={t('mention.searching')}
        emptyText={t('mention.nobody')}
        countText={(count) => t('mention.found', { count })}
        removeLabel={(name) => t('mention.remove', { name })}
        value={null}
        isDisabled={isFull}
        options={people.map(({ id, name, avatar, organization }) => ({
          id: String(id),
          label: name,
          note: organization,
          picture: () => <Avatar name={name} seed={String(id)} size="s" {...(avatar ? { src: avatar } : {})} />,
        }))}
        onChange={(chosen) => {
          const person = people.find(({ id }) => String(id) === chosen?.id)
          if (person) onChange([...value, { id: person.id, name: person.name, avatar: person.avatar }])
        }}
        onSearch={setKeyword}
        isLoading={isLoading}
        {...(error
          ? {
              failure: {
                text: failureText(error, shell('state.loadFailedHint')),
                retryText: shell('action.retry'),
                onRetry: () => void mutate(),
              },
            }
          : {})}
      />
      {value.length > 0 ? (
        <ul className={css.people} aria-label={t('mention.chosen')}>
          {value.map((person) => (
            <li key={person.id}>
              <Button
                size="s"
                icon={<Icon of={X} size={15} />}
                aria-label={t('mention.remove', { name: person.name })}
                onPress={() => onChange(value.filter(({ id }) => id !== person.id))}
              >
                @{person.name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
