import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { lazy, Suspense, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../../base/form/FailureNote.tsx'
import { ProfileBanner } from '../../ProfileBanner/ProfileBanner.tsx'
import type { Profile } from '../../useProfile.ts'
import * as css from './PictureEditor.css.ts'
import { aspectRatios, type PictureOf, usePictures } from './usePictures.ts'

const CropDialog = lazy(async () => ({
  default: (await import('../../../../base/form/CropDialog/CropDialog.tsx')).CropDialog,
}))

/** Types that the file dialog offers; the cropper checks the bytes. */
const offered = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp', 'image/avif']

/** Avatar and banner of the reader: choose a picture, crop it, save it; or reset it to the default (A§2, A§9). */
export function PictureEditor({ profile }: { profile: Profile }) {
  const { t } = useTranslation('editing')
  const { id, userName, avatar, userBanner } = profile
  const { outcome, removing, change, remove, forget } = usePictures(id)
  const [chosen, setChosen] = useState<{ of: PictureOf; file: File } | null>(null)

  const save = async (cut: NonNullable<typeof chosen>, picture: Blob) => {
    if (await change(cut.of, picture)) setChosen((now) => (now === cut ? null : now))
  }
  const parts = [
    { of: 'banner', address: userBanner, shown: <ProfileBanner profile={profile} /> },
    {
      of: 'avatar',
      address: avatar,
      shown: <Avatar name={userName} seed={String(id)} size="profile" {...(avatar ? { src: avatar } : {})} />,
    },
  ] as const

  return (
    <div className={css.pictures}>
      {parts.map(({ of, address, shown }) => (
        <section key={of} className={css.part} data-of={of} aria-labelledby={`picture-${of}`}>
          <div className={css.shown} data-of={of}>
            {shown}
          </div>
          <div className={css.words}>
            <h3 id={`picture-${of}`} className={css.name}>
              {t(`pictures.${of}`)}
            </h3>
            <p className={css.hint}>{t(`pictures.hint.${of}`)}</p>
            <div className={css.actions}>
              <FileTrigger
                acceptedFileTypes={offered}
                onSelect={(files) => {
                  const [file] = files ?? []
                  if (!file) return
                  forget()
                  setChosen({ of, file })
                }}
              >
                <Button size="s">{t(`pictures.change.${of}`)}</Button>
              </FileTrigger>
              {address !== null && (
                <Button
                  size="s"
                  variant="quiet"
                  isPending={removing === of}
                  pendingLabel={t('save.saving')}
                  onPress={() => void remove(of)}
                >
                  {t(`pictures.remove.${of}`)}
                </Button>
              )}
              <span className={css.state} role="status">
                {outcome?.of === of && 'saved' in outcome ? t(`pictures.${outcome.saved}`) : ''}
              </span>
            </div>
            {outcome?.of === of && 'failure' in outcome && chosen === null && <FailureNote failure={outcome.failure} />}
          </div>
        </section>
      ))}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            title={t(`pictures.crop.${chosen.of}`)}
            file={chosen.file}
            aspectRatio={aspectRatios[chosen.of]}
            preview={chosen.of}
            failure={outcome && 'failure' in outcome ? outcome.failure : undefined}
            onCropped={(picture) => save(chosen, picture)}
            onClose={() => {
              forget()
              setChosen(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
