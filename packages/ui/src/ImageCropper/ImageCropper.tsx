import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Loading } from '../Loading/Loading.tsx'
import { CropControls } from './CropControls.tsx'
import type { Crop, CroppedPicture, CropStageHandle } from './CropStage.tsx'
import { cropLimits, turn } from './geometry.ts'
import * as css from './ImageCropper.css.ts'
import type { ImageCropperTexts } from './texts.ts'
import { usePicture } from './usePicture.ts'

const CropStage = lazy(async () => ({ default: (await import('./CropStage.tsx')).CropStage }))

export interface ImageCropperProps {
  /** The chosen file. Any file is accepted; one that is not a picture shows an error. */
  file: Blob
  /** Fixed width by height: 1 for an avatar. Without it the crop may have any shape. */
  aspectRatio?: number
  /** The crop stays inside the picture (the "centre box" of A§9). */
  isBoxInside?: boolean
  /** Shape of the preview beside the stage. */
  preview: 'avatar' | 'banner'
  /**
   * Called with the result. While a returned promise is pending, the button is pending and cancelling is blocked; a rejected
   * promise shows `failed`.
   */
  onCropped: (picture: CroppedPicture) => void | Promise<void>
  onCancel: () => void
  texts: ImageCropperTexts
}

const previewsOf = { avatar: ['profile', 'list', 'inline'], banner: ['banner'] } as const
const { min, max } = cropLimits.zoom
/** Rounds and clamps a zoom, because adding tenths is not exact. */
const zoomed = (zoom: number) => Math.min(max, Math.max(min, Math.round(zoom * 100) / 100))

/**
 * Crops a picture to a JPEG of at most 2000 pixels (A§9, B§9). Every drag of the pointer has an equivalent button and key:
 * arrows move the crop, with Shift they resize it, + and − zoom, [ and ] rotate.
 *
 * The crop stage is loaded when there is a picture.
 */
export function ImageCropper({
  file,
  aspectRatio,
  isBoxInside = true,
  preview,
  onCropped,
  onCancel,
  texts,
}: ImageCropperProps) {
  const state = usePicture(file)
  const keysId = useId()
  const stage = useRef<CropStageHandle>(null)
  const [previews, setPreviews] = useState<readonly HTMLElement[] | null>(null)
  const [zoom, setZoom] = useState<number>(min)
  const [turns, setTurns] = useState(0)
  const [start, setStart] = useState(0)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [isExporting, setExporting] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const [begun, setBegun] = useState(file)
  if (begun !== file) {
    setBegun(file)
    setZoom(min)
    setTurns(0)
    setCrop(null)
    setFailed(false)
  }

  const isOff = state.status !== 'ready' || crop === null || isExporting
  const zoomTo = (next: number) => setZoom(zoomed(next))
  const turnBy = (step: 1 | -1) => setTurns((before) => turn(before, step))
  const reset = () => {
    setZoom(min)
    setTurns(0)
    setStart((before) => before + 1)
  }
  const confirm = async () => {
    setExporting(true)
    setFailed(false)
    try {
      const result = await stage.current?.toJpeg()
      // A person who closed the cropper meanwhile gets no result.
      if (result && stage.current) await onCropped(result)
    } catch {
      setFailed(true)
    } finally {
      setExporting(false)
    }
  }

  return (
    <div className={css.cropper}>
      <div className={css.stage}>
        {state.status === 'bad' ? <ErrorState size="s" title={texts.problems[state.problem]} /> : null}
        {state.status === 'reading' ? <Loading label={texts.reading} /> : null}
        {state.status === 'ready' && previews ? (
          <Suspense fallback={<Loading label={texts.reading} />}>
            <CropStage
              key={`${state.picture.url} ${aspectRatio}`}
              ref={stage}
              picture={state.picture}
              aspectRatio={aspectRatio}
              isBoxInside={isBoxInside}
              turns={turns}
              zoom={zoom}
              start={start}
              onZoom={zoomTo}
              onTurn={turnBy}
              onCrop={setCrop}
              previews={previews}
              label={texts.stage}
              describedBy={keysId}
            />
          </Suspense>
        ) : null}
      </div>
      <div className={css.side}>
        <div
          className={css.previews}
          aria-hidden="true"
          ref={(element) => setPreviews((now) => now ?? (element ? ([...element.children] as HTMLElement[]) : null))}
        >
          {previewsOf[preview].map((of) => (
            <div key={of} className={css.preview} data-of={of} />
          ))}
        </div>
        <CropControls
          texts={texts}
          isDisabled={isOff}
          zoom={zoom}
          onZoom={zoomTo}
          onTurn={turnBy}
          onReset={reset}
          crop={crop}
          onCrop={(change) => stage.current?.set(change)}
        />
      </div>
      <div className={css.foot}>
        <p id={keysId} className={css.keys}>
          {texts.keys}
        </p>
        <Button isDisabled={isExporting} onPress={() => onCancel()}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          isDisabled={isOff && !isExporting}
          isPending={isExporting}
          pendingLabel={texts.exporting}
          onPress={() => void confirm()}
        >
          {texts.confirm}
        </Button>
        {hasFailed ? (
          <p className={css.problem} role="alert">
            {texts.failed}
          </p>
        ) : null}
      </div>
    </div>
  )
}
