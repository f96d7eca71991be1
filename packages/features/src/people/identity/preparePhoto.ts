import { photoLimits } from '@shulei/domain/people/identity/real-name.ts'
import { fitWithin } from '@shulei/ui/ImageCropper/fitWithin.ts'
import { headLength, type PictureKind, pictureKind } from '@shulei/ui/ImageCropper/pictureKind.ts'

/** Reason why a photo cannot be sent: too many bytes, an unsupported type, an iPhone's that this browser cannot open, or a broken file. */
export type PhotoProblem = 'tooLarge' | 'wrongKind' | 'heic' | 'unreadable'

/** A photo ready to be sent, or the problem. */
export type Prepared = { jpeg: Blob } | { problem: PhotoProblem }

const taken: ReadonlySet<PictureKind | undefined> = new Set(['jpeg', 'png', 'bmp', 'heic'])

/** Media types that the file dialog offers; phones then offer their camera, too. The check itself reads the bytes. */
export const photoTypes = ['image/*'] as const

/** Problem of a file that can be found before it is decoded. */
export function photoProblem(size: number, head: Uint8Array): PhotoProblem | null {
  if (!taken.has(pictureKind(head))) return 'wrongKind'
  return size > photoLimits.chosen ? 'tooLarge' : null
}

/** Settings for writing a photo: longest side in pixels and JPEG quality. */
export interface Way {
  longest: number
  quality: number
}

/** Best settings first. Quality is lowered before size: small print suffers more from lost pixels. */
export const ways: readonly Way[] = [2000, 1500, 1000].flatMap((longest) =>
  [0.9, 0.8, 0.7, 0.6].map((quality) => ({ longest, quality })),
)

/** The first result that is small enough to be sent, or null. */
export async function firstThatFits<T extends { size: number }>(
  write: (way: Way) => Promise<T | null>,
): Promise<T | null> {
  for (const way of ways) {
    const written = await write(way)
    if (written && written.size <= photoLimits.sent) return written
  }
  return null
}

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const size = fitWithin(picture, longest)
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  // JPEG has no transparency: without a background, transparent areas would turn black
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, size.width, size.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, size.width, size.height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/**
 * Converts a chosen photo into an upright JPEG within the server's limits (Q002). Redrawing also removes the camera's
 * metadata, such as the location. Never rejects.
 */
export async function preparePhoto(file: Blob): Promise<Prepared> {
  let broken: PhotoProblem = 'unreadable'
  try {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    const problem = photoProblem(file.size, head)
    if (problem) return { problem }
    if (pictureKind(head) === 'heic') broken = 'heic'
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const drawn = new Map<number, HTMLCanvasElement>()
    const jpeg = await firstThatFits(({ longest, quality }) => {
      const canvas = drawn.get(longest) ?? draw(picture, longest)
      drawn.set(longest, canvas)
      return encode(canvas, quality)
    })
    picture.close()
    return jpeg ? { jpeg } : { problem: broken }
  } catch {
    return { problem: broken }
  }
}
