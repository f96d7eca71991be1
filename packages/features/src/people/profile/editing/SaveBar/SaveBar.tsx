import { Button } from '@shulei/ui/Button/Button.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../../base/site/focus.ts'
import * as css from '../editing.css.ts'

export interface SaveBarProps {
  /** Name of the part that the button saves: there are several on the page. */
  part: string
  isSaving: boolean
  /** The part has unsaved changes. */
  isChanged: boolean
  /** The last save succeeded, and nothing has changed since. */
  isSaved: boolean
  /** Resets the part to the stored values. */
  onDiscard: () => void
}

/** The end of a form for a part of the profile: save and discard buttons, and the state of saving. */
export function SaveBar({ part, isSaving, isChanged, isSaved, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('editing')
  const saveId = useId()
  const moveFocus = useMoveFocus()
  const discard = () => {
    onDiscard()
    moveFocus(saveId)
  }
  return (
    <div className={css.bar}>
      <Button
        id={saveId}
        type="submit"
        variant="inverse"
        aria-label={t('save.name', { part })}
        isPending={isSaving}
        pendingLabel={t('save.saving')}
      >
        {t('save.save')}
      </Button>
      {isChanged && !isSaving && (
        <Button variant="quiet" onPress={discard} aria-label={t('save.discardName', { part })}>
          {t('save.discard')}
        </Button>
      )}
      <span className={css.state} role="status">
        {isChanged && !isSaving ? t('save.unsaved') : isSaved ? t('save.saved') : ''}
      </span>
    </div>
  )
}
