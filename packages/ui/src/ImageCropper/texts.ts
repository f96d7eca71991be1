import type { PictureProblem } from './readPicture.ts'

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
  /** Reason why a file cannot be cropped, each with a remedy. */
  problems: Record<PictureProblem, string>
  /** Message when the crop could not be encoded. */
  failed: string
}
