import { MAX_ENTRIES } from '@shulei/domain/profile/edit-entries.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../site/FailureNote.tsx'
import { usePeriod } from '../../period.ts'
import type { Profile } from '../../useProfile.ts'
import * as css from './EntryEditor.css.ts'
import { EntryForm } from './EntryForm.tsx'
import type { EntryKind, ShownEntry } from './entries.ts'
import { useEntries } from './useEntries.ts'

export interface EntryEditorProps {
  kind: EntryKind
  profile: Profile
}

/** The first press asks for confirmation, the second removes; the focus stays on the buttons. */
function RemoveButtons({ title, onRemove }: { title: string; onRemove: () => Promise<void> }) {
  const { t } = useTranslation('editing')
  const [state, setState] = useState<'quiet' | 'confirming' | 'removing' | 'cancelled'>('quiet')
  if (state === 'quiet' || state === 'cancelled') {
    const label = t('entry.removeName', { title })
    return (
      <Button
        size="s"
        variant="quiet"
        aria-label={label}
        autoFocus={state === 'cancelled'}
        onPress={() => setState('confirming')}
      >
        {t('entry.remove')}
      </Button>
    )
  }
  const remove = async () => {
    setState('removing')
    await onRemove()
    setState('cancelled')
  }
  return (
    <fieldset className={css.question} aria-label={t('entry.removeTitle', { title })}>
      <Button
        size="s"
        variant="danger"
        isPending={state === 'removing'}
        pendingLabel={t('entry.removing')}
        onPress={() => void remove()}
      >
        {t('entry.removeSurely')}
      </Button>
      <Button
        size="s"
        variant="quiet"
        autoFocus
        isDisabled={state === 'removing'}
        onPress={() => setState('cancelled')}
      >
        {t('entry.keep')}
      </Button>
    </fieldset>
  )
}

function Row({ entry, onRemove }: { entry: ShownEntry; onRemove: () => Promise<void> }) {
  const { t: profile } = useTranslation('profile')
  const period = usePeriod()
  const { title, parts, from, to } = entry
  const joined = (...texts: string[]) => texts.filter((text) => text !== '').join(profile('card.separator'))
  const note = joined(...parts)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <b className={css.title} dir="auto">
          {title}
        </b>
        {note && <span dir="auto">{note}</span>}
        <span className={css.time}>{period(from, to)}</span>
      </div>
      <RemoveButtons title={joined(title, ...parts)} onRemove={onRemove} />
    </li>
  )
}

/** Work experiences or educations of the reader: each is added and removed separately (C116, C117, C124, C125). */
export function EntryEditor({ kind, profile }: EntryEditorProps) {
  const { t } = useTranslation('editing')
  const { entries, fields, isBegun, isSaving, failure, outcome, change, discard, add, remove } = useEntries(
    kind,
    profile,
  )
  const [isOpened, setOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = isOpened || isBegun
  /** Counts removals of the focused element, the form or a row: each one moves the focus to the opening button. */
  const [gone, setGone] = useState(0)
  useEffect(() => {
    if (gone > 0) opener.current?.focus()
  }, [gone])
  const leave = () => setGone((count) => count + 1)
  const close = () => {
    setOpened(false)
    leave()
  }
  const removeRow = async (entry: ShownEntry) => {
    if (await remove(entry)) leave()
  }

  return (
    <div className={css.editor}>
      {entries.length === 0 ? (
        <p className={css.empty}>{t(`entry.none.${kind}`)}</p>
      ) : (
        <ul className={css.list} aria-label={t(`part.${kind}`)}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onRemove={() => removeRow(entry)} />
          ))}
        </ul>
      )}
      {isOpen && (
        <EntryForm
          kind={kind}
          fields={fields}
          onChange={change}
          isSaving={isSaving}
          onAdd={() => void add().then((isAdded) => isAdded && close())}
          onCancel={() => {
            discard()
            close()
          }}
        />
      )}
      {failure && <FailureNote failure={failure} />}
      {!isOpen &&
        (entries.length < MAX_ENTRIES ? (
          <div>
            <Button ref={opener} icon={<Icon of={Plus} />} onPress={() => setOpened(true)}>
              {t(`entry.add.${kind}`)}
            </Button>
          </div>
        ) : (
          <p className={css.empty}>{t('entry.full', { max: MAX_ENTRIES })}</p>
        ))}
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </div>
  )
}
