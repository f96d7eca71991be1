import { useCall } from '@shulei/client/hooks.ts'
import type { QueryIn } from '@shulei/contract/call.ts'
import type { smartInput } from '@shulei/contract/people/guide/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { SuggestField, type SuggestFieldProps } from '@shulei/ui/SuggestField/SuggestField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface SuggestTextProps
  extends Pick<
    SuggestFieldProps,
    'label' | 'labelNote' | 'hint' | 'errorMessage' | 'value' | 'onChange' | 'placeholder' | 'autoFocus'
  > {
  type: QueryIn<typeof smartInput>['type']
  isRequired?: boolean
}

/** Longest text that is searched; a longer one is typed out by the person. */
const longest = 60

/** A text of the profile with suggestions by characters, pinyin or initials (C100). Any other text is accepted. */
export function SuggestText({ type, isRequired = false, ...field }: SuggestTextProps) {
  const { t } = useTranslation('shell')
  const [keyword, setKeyword] = useState('')
  const isEnabled = keyword !== '' && keyword.length <= longest
  const { data = [], isLoading } = useCall(refs.smartInput, isEnabled ? { query: { type, keyword } } : null)
  // a failed search is silent, since any text may be typed
  return (
    <SuggestField
      {...field}
      isRequired={isRequired}
      suggestions={data.map(({ value }) => value)}
      onSearch={setKeyword}
      isLoading={isLoading}
      loadingText={t('a11y.loading')}
      allowsCustomValue
    />
  )
}
