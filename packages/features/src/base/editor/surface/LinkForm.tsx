import { linkAddressOf } from '@shulei/domain/base/markup/allowed.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../RichTextEditor/RichTextEditor.css.ts'

export interface LinkFormProps {
  /** Current target of the link; null for a new link. */
  address: string | null
  onApply: (address: string) => void
  onRemove: () => void
}

/** Edits the target of a link. Mounted while its popover is open. */
export function LinkForm({ address, onApply, onRemove }: LinkFormProps) {
  const { t } = useTranslation('rich-text')
  const [typed, setTyped] = useState(address ?? '')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // must not submit the form around the editor
    event.stopPropagation()
    const complete = linkAddressOf(typed)
    if (complete === null) setRefused(true)
    else onApply(complete)
  }
  return (
    <form className={css.linkForm} onSubmit={submit} noValidate>
      <TextField
        label={t('link.address')}
        hint={isRefused ? undefined : t('link.hint')}
        type="url"
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setRefused(false)
        }}
        errorMessage={isRefused ? t('link.refused') : undefined}
        autoFocus
      />
      <div className={css.actions}>
        <Button type="submit" size="s" variant="inverse">
          {t('link.apply')}
        </Button>
        {address === null ? null : (
          <Button size="s" variant="quiet" onPress={onRemove}>
            {t('link.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
