import { MAX_MENTIONS } from '@shulei/domain/publish/discussion/discussion.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ComboBox } from '@shulei/ui/ComboBox/ComboBox.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { useTranslation } from 'react-i18next'
import { type Mentioned, usePeopleSearch } from './usePeopleSearch.tsx'
import * as css from './WriteForm.css.ts'

interface MentionFieldProps {
  value: readonly Mentioned[]
  onChange: (people: Mentioned[]) => void
}

/** Finds the people whom a post mentions, by name, pinyin or initials. A chosen person stands before the field. */
export function MentionField({ value, onChange }: MentionFieldProps) {
  const { t } = useTranslation('discussion')
  const { t: shell } = useTranslation('shell')
  const { options, personOf, failureText, retry, ...search } = usePeopleSearch()
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
        options={options.filter(({ id }) => value.every((chosen) => String(chosen.id) !== id))}
        onChange={(chosen) => {
          const person = chosen && personOf(chosen.id)
          if (person) onChange([...value, person])
        }}
        {...search}
        {...(failureText === undefined
          ? {}
          : { failure: { text: failureText, retryText: shell('action.retry'), onRetry: retry } })}
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
