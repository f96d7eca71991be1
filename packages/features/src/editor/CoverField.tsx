import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useId, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { FailureNote } from '../site/FailureNote.tsx'
import { type FormFailure, formFailure } from '../site/form-failure.ts'
import * as css from './CoverField.css.ts'

/** Enough for a picture on the slowest usable connection, ms. */
const UPLOAD_TIMEOUT = 120_000

export interface CoverFieldProps {
  /** Address of the present cover; null for none. */
  cover: string | null
  onChange: (cover: string | null) => void
  texts: {
    title: string
    /** What is shown without a cover. */
    hint: string
    add: string
    change: string
    remove: string
    uploading: string
    /** For failures without an answer of the server. */
    failed: string
  }
}

/** The cover of a text or a data set: a picture is uploaded (C058) when it is chosen; a file that is no picture is refused. */
export function CoverField({ cover, onChange, texts }: CoverFieldProps) {
  const id = useId()
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
      setFailure(formFailure(error, texts.failed))
    } finally {
      setUploading(false)
    }
  }
  return (
    <section className={css.cover} aria-labelledby={id}>
      <h2 id={id} className={css.coverHead}>
        {texts.title}
      </h2>
      {cover ? (
        <img className={css.picture} src={cover} alt={texts.title} />
      ) : (
        <p className={css.coverHint}>{texts.hint}</p>
      )}
      <div className={css.buttons}>
        <FileTrigger
          acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
          onSelect={(files) => {
            const [file] = files ?? []
            if (file) void upload(file)
          }}
        >
          <Button size="s" isPending={isUploading} pendingLabel={texts.uploading}>
            {cover ? texts.change : texts.add}
          </Button>
        </FileTrigger>
        {cover && (
          <Button size="s" variant="quiet" isDisabled={isUploading} onPress={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {failure && <FailureNote failure={failure} />}
    </section>
  )
}
