import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Loading } from '../Loading/Loading.tsx'
import { CropControls } from './CropControls.tsx'
import type { Crop, CroppedPicture, CropStageHandle } from './CropStage.tsx'
import { cropLimits, turn } from './geometry.ts'
import * as css from './ImageCropper.css.ts'
import type { PictureProblem } from './readPicture.ts'
import { usePicture } from './usePicture.ts'

const CropStage = lazy(async () => ({ default: (await import('./CropStage.tsx')).CropStage }))

export interface ImageCropperTexts {
  /** "裁剪框". */
  stage: string
  /** "方向键移动，Shift 加方向键改变大小，+ 和 − 缩放，[ 和 ] 旋转". */
  keys: string
  reading: string
  zoom: string
  zoomIn: string
  zoomOut: string
  turnLeft: string
  turnRight: string
  reset: string
  left: string
  top: string
  width: string
  height: string
  confirm: string
  exporting: string
  cancel: string
  /** Why a file cannot be cropped, each with what to do instead. */
  problems: Record<PictureProblem, string>
  /** The crop could not be turned into a file. */
  failed: string
}

export interface ImageCropperProps {
  /** What was chosen. Anything may come: what is no picture is refused in a sentence. */
  file: Blob
  /** Width by height, fixed: 1 for an avatar. Left out, the crop has any shape. */
  aspectRatio?: number
  /** The crop stays inside the picture (the "centre box" of A§9). */
  isBoxInside?: boolean
  /** How the result is shown beside the stage. */
  preview: 'avatar' | 'banner'
  /** Takes the result. While a promise is open the button is pending and nothing is cancelled; a rejected one shows `failed`. */
  onCropped: (picture: CroppedPicture) => void | Promise<void>
  onCancel: () => void
  texts: ImageCropperTexts
}

const previewsOf = { avatar: ['profile', 'list', 'inline'], banner: ['banner'] } as const
const { min, max } = cropLimits.zoom
/** Without the noise of adding tenths. */
const zoomed = (zoom: number) => Math.min(max, Math.max(min, Math.round(zoom * 100) / 100))

/**
 * Cuts a picture to what is needed of it, as a jpeg of at most 2000 pixels (A§9, B§9). Everything the pointer drags has a
 * button and a key: arrows move the crop, with Shift they resize it, + and − zoom, [ and ] turn.
 *
 * The cropping itself is loaded when a picture is there.
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
      // who left meanwhile wants nothing cut
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
          kind="primary"
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
