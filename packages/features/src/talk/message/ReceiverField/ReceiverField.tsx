import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { userSearch } from '@shulei/contract/people/profile/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { MAX_SEARCH_WORD } from '@shulei/domain/people/profile/search.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { ComboBox, type ComboBoxOption } from '@shulei/ui/ComboBox/ComboBox.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receiver } from '../../../base/site/message-modal.ts'

export interface ReceiverFieldProps {
  value: Receiver | null
  onChange: (receiver: Receiver | null) => void
  autoFocus?: boolean
  /** Ids of people who are not offered. */
  without?: readonly number[]
  /** Name of the field where the person is no receiver of a message. */
  label?: string
  errorMessage?: string | undefined
}

type Found = Data<typeof userSearch>['list'][number]

const option = ({ id, name, avatar }: Receiver, rest: Partial<ComboBoxOption> = {}): ComboBoxOption => ({
  id: String(id),
  label: name,
  picture: (place) => (
    <Avatar name={name} seed={String(id)} size={place === 'list' ? 's' : 'xs'} {...(avatar ? { src: avatar } : {})} />
  ),
  ...rest,
})

/** 杭州 · 数值预报中心: distinguishes people of the same name. */
const noteOf = ({ location, organization }: Found) =>
  [location.city || location.province, organization].filter(Boolean).join(' · ')

/** Finds the receiver by name, pinyin or initials: five results, 400 ms after the last key (A§2, A§9). */
export function ReceiverField({
  value,
  onChange,
  autoFocus = false,
  without = [],
  label,
  errorMessage,
}: ReceiverFieldProps) {
  const { t } = useTranslation('message')
  const [keyword, setKeyword] = useState('')
  // names are never this long
  const isEnabled = keyword !== '' && keyword.length <= MAX_SEARCH_WORD
  const { data, error, isLoading, mutate } = useCall(refs.userSearch, isEnabled ? { query: { keyword } } : null)
  const people = data?.list.filter(({ id }) => !without.includes(id)) ?? []
  return (
    <ComboBox
      label={label ?? t('sendMessage.receiver')}
      errorMessage={errorMessage}
      placeholder={t('sendMessage.receiverPlaceholder')}
      loadingText={t('sendMessage.searching')}
      emptyText={t('sendMessage.nobody')}
      countText={(count) => t('sendMessage.found', { count })}
      removeLabel={(name) => t('sendMessage.remove', { name })}
      value={value && option(value)}
      options={people.map((person) =>
        option(person, { note: noteOf(person), ...(person.demo ? { aside: t('sendMessage.demo') } : {}) }),
      )}
      onChange={(chosen) => onChange(people.find(({ id }) => String(id) === chosen?.id) ?? null)}
      onSearch={setKeyword}
      isLoading={isLoading}
      autoFocus={autoFocus}
      {...(error
        ? {
            failure: {
              text: failureText(error, t('sendMessage.searchFailed')),
              retryText: t('sendMessage.retry'),
              onRetry: () => void mutate(),
            },
          }
        : {})}
    />
  )
}
