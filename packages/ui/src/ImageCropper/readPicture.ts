import { fitWithin, type Size } from './fitWithin.ts'
import { cropLimits } from './geometry.ts'
import { headLength, pictureKind } from './pictureKind.ts'

/** Reason why a file cannot be cropped. `heic`: a photo of an iPhone that this browser cannot open. `tooSmall` applies after the picture was scaled to 2000 pixels. */
export type PictureProblem = 'notPicture' | 'heic' | 'tooSmall' | 'tooLarge'

export class PictureError extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A picture to crop: rotated by its EXIF data, with sides of at most 2000 pixels. */
export interface Picture extends Size {
  /** An object URL, revoked by the caller. */
  url: string
}

/** Pixel limit of a picture: decoding a larger one could stop the browser. */
const mostPixels = 100_000_000

/** Decodes a picture file. Throws a `PictureError`. */
export async function readPicture(file: Blob): Promise<Picture> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const kind = pictureKind(head)
  if (!kind) throw new PictureError('notPicture')
  const url = URL.createObjectURL(file)
  try {
    const image = await load(url, kind === 'heic' ? 'heic' : 'notPicture')
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    if (size.width * size.height > mostPixels) throw new PictureError('tooLarge')
    const fitted = fitWithin(size, cropLimits.longest)
    if (Math.min(fitted.width, fitted.height) < cropLimits.smallest) throw new PictureError('tooSmall')
    await requireWhole(file)
    if (fitted.width === size.width) return { url, ...fitted }
    const smaller = { url: URL.createObjectURL(await redraw(image, fitted)), ...fitted }
    URL.revokeObjectURL(url)
    return smaller
  } catch (problem) {
    URL.revokeObjectURL(url)
    throw problem
  }
}

async function load(url: string, otherwise: PictureProblem) {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    throw new PictureError(otherwise)
  }
  return image
}

/** Refuses a file that was cut off: an image element shows what there is of it, a bitmap needs all. */
async function requireWhole(file: Blob) {
  try {
    const pixel = await createImageBitmap(file, 0, 0, 1, 1)
    pixel.close()
  } catch {
    throw new PictureError('notPicture')
  }
}

async function redraw(image: HTMLImageElement, { width, height }: Size) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureError('tooLarge')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, width, height)
  return await encode(canvas, 'image/png')
}

/** Encodes a canvas as a file. Throws a `PictureError` when the browser has not enough memory. */
export function encode(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('tooLarge'))), type, 0.92)
  })
}
