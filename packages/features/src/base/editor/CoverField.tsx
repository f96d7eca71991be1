import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { lazy, Suspense, useId, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { type FormFailure, formFailure } from '../form/form-failure.ts'
import { useMoveFocus } from '../site/focus.ts'
import * as css from './CoverField.css.ts'

const CropDialog = lazy(async () => ({ default: (await import('../form/CropDialog/CropDialog.tsx')).CropDialog }))

/** Enough for a picture on the slowest usable connection, ms. */
const UPLOAD_TIMEOUT = 120_000

/** Types that the file dialog offers; the cropper checks the bytes. */
const offered = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp', 'image/avif']

/** Shapes of covers, with their width by height. */
const shapes = { '2:1': 2, '5:2': 2.5 } as const

export interface CoverFieldProps {
  /** Address of the present cover; null for none. */
  cover: string | null
  /** Width by height of the crop. */
  shape: keyof typeof shapes
  onChange: (cover: string | null) => void
  texts: {
    title: string
    /** The placeholder without a cover. */
    hint: string
    add: string
    change: string
    remove: string
    /** Title of the dialog. */
    crop: string
    /** For failures without an answer of the server. */
    failed: string
  }
}

/** The cover of a text or a data set: a chosen picture is cropped, then uploaded (C058); a file that is no picture is refused. */
export function CoverField({ cover, shape, onChange, texts }: CoverFieldProps) {
  const id = useId()
  const choose = useId()
  const moveFocus = useMoveFocus()
  const send = useSend()
  const [chosen, setChosen] = useState<File | null>(null)
  const [failure, setFailure] = useState<FormFailure | undefined>()
  const upload = async (picture: Blob) => {
    setFailure(undefined)
    try {
      const form = new FormData()
      form.set('image', picture, 'cover.jpg')
      const { url } = await send(refs.uploadImage, {}, { form, timeout: UPLOAD_TIMEOUT })
      onChange(url)
      setChosen(null)
    } catch (error) {
      setFailure(formFailure(error, texts.failed))
    }
  }
  return (
    <section className={css.cover} aria-labelledby={id}>
      <h2 id={id} className={css.coverHead}>
        {texts.title}
      </h2>
      {cover ? (
        <img className={css.picture} data-shape={shape} src={cover} alt={texts.title} />
      ) : (
        <p className={css.coverHint}>{texts.hint}</p>
      )}
      <div className={css.buttons}>
        <FileTrigger
          acceptedFileTypes={offered}
          onSelect={(files) => {
            setFailure(undefined)
            setChosen(files?.[0] ?? null)
          }}
        >
          <Button id={choose} size="s">
            {cover ? texts.change : texts.add}
          </Button>
        </FileTrigger>
        {cover && (
          <Button
            size="s"
            variant="quiet"
            onPress={() => {
              onChange(null)
              moveFocus(choose)
            }}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            title={texts.crop}
            file={chosen}
            aspectRatio={shapes[shape]}
            preview="banner"
            failure={failure}
            onCropped={upload}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
