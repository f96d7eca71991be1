import { Button } from '@shulei/ui/Button/Button.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './EntryEditor.css.ts'

export interface UndoNoticeProps {
  /** Says which row was removed, or that typed text was discarded. */
  text: string
  /** Accessible name of the button. */
  undoName: string
  /** The time to undo ends then, epoch milliseconds. */
  until: number
  /** The row was removed before the page was loaded: the notice leaves the focus where it is. */
  isRestored: boolean
  isSaving: boolean
  onUndo: () => void
  /** The time to undo has passed; `hadFocus` if the focus was on the notice, which is about to go. */
  onEnd: (hadFocus: boolean) => void
}

/** Says what is gone, with a button that puts it back, until its time ends. While it is being put back, the time stands still. */
export function UndoNotice({ text, undoName, until, isRestored, isSaving, onUndo, onEnd }: UndoNoticeProps) {
  const { t } = useTranslation('editing')
  const notice = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(() => Math.ceil((until - Date.now()) / 1000))
  const tick = useEffectEvent(() => {
    if (isSaving) return
    if (left <= 1) onEnd(notice.current?.contains(document.activeElement) ?? false)
    else setLeft(left - 1)
  })
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div ref={notice} className={css.undo}>
      <span dir="auto">{text}</span>
      <Button
        size="s"
        autoFocus={!isRestored}
        isPending={isSaving}
        pendingLabel={t('entry.restoring')}
        aria-label={undoName}
        onPress={onUndo}
      >
        {t('entry.undo', { seconds: left })}
      </Button>
    </div>
  )
}
