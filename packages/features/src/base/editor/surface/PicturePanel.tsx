import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useTranslation } from 'react-i18next'
import * as css from '../RichTextEditor/RichTextEditor.css.ts'

export interface PicturePanelProps {
  alt: string
  onChange: (alt: string) => void
  onRemove: () => void
}

/** Panel for the selected picture. It comes after the text, so that Tab moves to it. */
export function PicturePanel({ alt, onChange, onRemove }: PicturePanelProps) {
  const { t } = useTranslation('rich-text')
  return (
    <fieldset className={css.panel} aria-label={t('picture.panel')}>
      <div className={css.panelField}>
        <TextField label={t('picture.alt')} labelNote={t('picture.altHint')} value={alt} onChange={onChange} />
      </div>
      <Button variant="quiet" onPress={onRemove}>
        {t('picture.remove')}
      </Button>
    </fieldset>
  )
}
