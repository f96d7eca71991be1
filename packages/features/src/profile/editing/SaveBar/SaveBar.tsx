import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import * as css from '../editing.css.ts'

export interface SaveBarProps {
  /** What is saved by this button: there are several on the page. */
  part: string
  isSaving: boolean
  /** Something typed is not saved yet. */
  isChanged: boolean
  /** The last press went well, and nothing was typed since. */
  isSaved: boolean
  /** Goes back to what is stored. */
  onDiscard: () => void
}

/** The end of a form that edits a part of the profile: save, or go back; and where things stand. */
export function SaveBar({ part, isSaving, isChanged, isSaved, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('editing')
  return (
    <div className={css.bar}>
      <Button
        type="submit"
        kind="inverse"
        aria-label={t('save.name', { part })}
        isPending={isSaving}
        pendingLabel={t('save.saving')}
      >
        {t('save.save')}
      </Button>
      {isChanged && !isSaving && (
        <Button kind="quiet" onPress={onDiscard} aria-label={t('save.discardName', { part })}>
          {t('save.discard')}
        </Button>
      )}
      <span className={css.state} role="status">
        {isChanged && !isSaving ? t('save.unsaved') : isSaved ? t('save.saved') : ''}
      </span>
    </div>
  )
}
