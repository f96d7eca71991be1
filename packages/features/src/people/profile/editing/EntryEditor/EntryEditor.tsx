import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../../base/form/FailureNote.tsx'
import { useMoveFocus } from '../../../../base/site/focus.ts'
import type { Profile } from '../../useProfile.ts'
import * as css from './EntryEditor.css.ts'
import { EntryForm } from './EntryForm.tsx'
import { EntryRow } from './EntryRow.tsx'
import { type EntryKind, isAccomplishment, mostOf } from './entries.ts'
import { UndoNotice } from './UndoNotice.tsx'
import { useEntries } from './useEntries.ts'

export interface EntryEditorProps {
  kind: EntryKind
  profile: Profile
}

/**
 * Work experiences, educations or one kind of accomplishments of the reader: each row is added, changed and removed separately;
 * accomplishments also have an order. A removal can be undone for ten seconds, also after a reload, and so can a cancel on this page.
 */
export function EntryEditor({ kind, profile }: EntryEditorProps) {
  const { t } = useTranslation('editing')
  const { entries, fields, isBegun, isSaving, failure, outcome, removed, discarded, ...list } = useEntries(
    kind,
    profile,
  )
  const [isOpened, setOpened] = useState(false)
  const opener = useId()
  const isOpen = isOpened || isBegun
  const moveFocus = useMoveFocus()
  const editor = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  /** The button of a row that moves it up or down. Both are disabled while a move is saved, so that they lose the focus. */
  const mover = (place: number, by: -1 | 1) => () =>
    rows.current?.children[place]?.querySelectorAll('button')[by < 0 ? 0 : 1]
  const leave = () => moveFocus(opener)
  const close = () => {
    setOpened(false)
    leave()
  }
  const most = mostOf(kind)
  const form = (
    <EntryForm
      kind={kind}
      fields={fields}
      conflict={list.conflict}
      onChoose={list.choose}
      onChange={list.change}
      isSaving={isSaving}
      onSave={() => void list.save().then((isSaved) => isSaved && close())}
      onCancel={() => {
        // the notice with what was typed takes the focus
        if (list.discard()) setOpened(false)
        else close()
      }}
    />
  )
  const isChanging = isOpen && entries.some(({ id }) => String(id) === fields.id)

  return (
    <div ref={editor} className={css.editor}>
      {entries.length === 0 && removed.length === 0 ? <p className={css.empty}>{t(`entry.none.${kind}`)}</p> : null}
      {entries.length > 0 && (
        <ul ref={rows} className={css.list} aria-label={t(`part.${kind}`)}>
          {entries.map((entry, index) =>
            isOpen && String(entry.id) === fields.id ? (
              <li key={entry.id} className={css.row}>
                {form}
              </li>
            ) : (
              <EntryRow
                key={entry.id}
                entry={entry}
                isLocked={isSaving || isOpen}
                onEdit={() => list.edit(entry)}
                onRemove={() => void list.remove(entry)}
                {...(isAccomplishment(kind) && entries.length > 1
                  ? {
                      order: {
                        isFirst: index === 0,
                        isLast: index === entries.length - 1,
                        onMove: (by) =>
                          void list.move(entry, by).then((isMoved) => {
                            const place = isMoved ? index + by : index
                            moveFocus(mover(place, by), mover(place, by < 0 ? 1 : -1))
                          }),
                      },
                    }
                  : {})}
              />
            ),
          )}
        </ul>
      )}
      {removed.map((one) => (
        <UndoNotice
          key={one.entry.id}
          text={t('entry.removed', { title: one.entry.title || t('entry.unnamed') })}
          undoName={t('entry.undoName', { title: one.entry.title || t('entry.unnamed') })}
          until={one.until}
          isRestored={one.isRestored}
          isSaving={isSaving}
          onUndo={() => void list.undo(one).then((isBack) => isBack && leave())}
          onEnd={(hadFocus) => {
            list.forgetRemoved(one)
            if (hadFocus) leave()
          }}
        />
      ))}
      {discarded && (
        <UndoNotice
          key={discarded.until}
          text={t('entry.discarded')}
          undoName={t('entry.undoDiscard')}
          until={discarded.until}
          isRestored={false}
          isSaving={isSaving}
          onUndo={() => {
            list.takeUp(discarded)
            moveFocus(() => editor.current?.querySelector<HTMLElement>('form input'))
          }}
          onEnd={(hadFocus) => {
            list.forgetDiscarded()
            if (hadFocus) leave()
          }}
        />
      )}
      {isOpen && !isChanging && form}
      {failure && !list.conflict && <FailureNote failure={failure} />}
      {!isOpen &&
        (entries.length < most ? (
          <div>
            <Button id={opener} icon={<Icon of={Plus} />} onPress={() => setOpened(true)}>
              {t(`entry.add.${kind}`)}
            </Button>
          </div>
        ) : (
          <p className={css.empty}>{t('entry.full', { max: most })}</p>
        ))}
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </div>
  )
}
