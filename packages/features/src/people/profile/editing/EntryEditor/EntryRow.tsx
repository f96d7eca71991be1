import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import { useTranslation } from 'react-i18next'
import { shownDate, usePeriod } from '../../ProfileItem/period.ts'
import * as css from './EntryEditor.css.ts'
import type { ShownEntry } from './shown.ts'

export interface EntryRowProps {
  entry: ShownEntry
  /** A change is being saved, or a form is open. */
  isLocked: boolean
  onEdit: () => void
  onRemove: () => void
  /** Missing where the rows are ordered by time. `isFirst` and `isLast` disable the button that would do nothing. */
  order?: { isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void }
}

/** A row of a list with its buttons: edit, up, down, delete. */
export function EntryRow({ entry, isLocked, onEdit, onRemove, order }: EntryRowProps) {
  const { t } = useTranslation('editing')
  const { t: profile } = useTranslation('profile')
  const period = usePeriod()
  const joined = (...texts: string[]) => texts.filter((text) => text !== '').join(profile('card.separator'))
  const note = joined(...entry.parts)
  const title = joined(entry.title || t('entry.unnamed'), ...entry.parts)
  const time = entry.period ? period(entry.period.from, entry.period.to) : entry.date && shownDate(entry.date)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <b className={css.title} dir="auto" data-unnamed={entry.title === '' || undefined}>
          {entry.title || t('entry.unnamed')}
        </b>
        {note && <span dir="auto">{note}</span>}
        {time && <span className={css.time}>{time}</span>}
        {entry.text && (
          <span className={css.text} dir="auto">
            {entry.text}
          </span>
        )}
      </div>
      <div className={css.buttons}>
        {order && (
          <>
            <IconButton
              size="s"
              icon={<Icon of={ArrowUp} size={15} />}
              label={t('entry.up', { title })}
              isDisabled={isLocked || order.isFirst}
              onPress={() => order.onMove(-1)}
            />
            <IconButton
              size="s"
              icon={<Icon of={ArrowDown} size={15} />}
              label={t('entry.down', { title })}
              isDisabled={isLocked || order.isLast}
              onPress={() => order.onMove(1)}
            />
          </>
        )}
        <IconButton
          size="s"
          icon={<Icon of={Pencil} size={15} />}
          label={t('entry.edit', { title })}
          isDisabled={isLocked}
          onPress={onEdit}
        />
        <Button
          size="s"
          variant="quiet"
          aria-label={t('entry.removeName', { title })}
          isDisabled={isLocked}
          onPress={onRemove}
        >
          {t('entry.remove')}
        </Button>
      </div>
    </li>
  )
}
