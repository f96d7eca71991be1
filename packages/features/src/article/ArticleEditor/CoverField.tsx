import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../site/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../site/form-failure.ts'
import * as css from './ArticleEditor.css.ts'

/** Enough for a picture on the slowest usable connection, ms. */
const UPLOAD_TIMEOUT = 120_000

export interface CoverFieldProps {
  /** Address of the present cover; null for none. */
  cover: string | null
  onChange: (cover: string | null) => void
}

/** The cover of an article: a picture is uploaded (C058) when it is chosen; a file that is no picture is refused. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const { t } = useTranslation('article')
  const send = useSend()
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const upload = async (file: File) => {
    setFailure(null)
    setUploading(true)
    try {
      const form = new FormData()
      form.set('image', file, file.name)
      const { url } = await send(refs.uploadImage, {}, { form, timeout: UPLOAD_TIMEOUT })
      onChange(url)
    } catch (error) {
      setFailure(formFailure(error, t('cover.failed')))
    } finally {
      setUploading(false)
    }
  }
  return (
    <section className={css.cover} aria-labelledby="article-cover">
      <h2 id="article-cover" className={css.coverHead}>
        {t('cover.title')}
      </h2>
      {cover ? (
        <img className={css.picture} src={cover} alt={t('cover.title')} />
      ) : (
        <p className={css.coverHint}>{t('cover.hint')}</p>
      )}
      <div className={css.buttons}>
        <FileTrigger
          acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
          onSelect={(files) => {
            const [file] = files ?? []
            if (file) void upload(file)
          }}
        >
          <Button size="s" isPending={isUploading} pendingLabel={t('cover.uploading')}>
            {t(cover ? 'cover.change' : 'cover.add')}
          </Button>
        </FileTrigger>
        {cover && (
          <Button size="s" variant="quiet" isDisabled={isUploading} onPress={() => onChange(null)}>
            {t('cover.remove')}
          </Button>
        )}
      </div>
      {failure && <FailureNote failure={failure} />}
    </section>
  )
}
