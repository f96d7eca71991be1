import { LARGEST_PICTURE } from '@shulei/domain/base/markup/allowed.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import * as css from '../RichTextEditor/RichTextEditor.css.ts'
import type { Note } from './usePictures.ts'

/** Notes about content that was not inserted, with the reasons. */
export function Notes({ of: notes, onClose }: { of: readonly Note[]; onClose: () => void }) {
  const { t } = useTranslation('rich-text')
  const { bytes } = useFormat()
  if (notes.length === 0) return null
  return (
    <div className={css.notes}>
      <Alert tone="warning" live="polite" onClose={onClose} closeLabel={t('refused.close')}>
        {notes.map((note) => {
          const text =
            note.reason === 'foreign'
              ? t('refused.foreign')
              : t(`refused.${note.reason}`, { name: note.name, max: bytes(LARGEST_PICTURE) })
          return <p key={text}>{text}</p>
        })}
      </Alert>
    </div>
  )
}
