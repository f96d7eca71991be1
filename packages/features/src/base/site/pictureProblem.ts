import { LARGEST_PICTURE, pictureEndings } from '@shulei/domain/base/markup/allowed.ts'
import { headLength, pictureKind } from '@shulei/ui/ImageCropper/pictureKind.ts'

export type PictureProblem = 'empty' | 'tooLarge' | 'wrongKind' | 'heic'

const kinds: ReadonlySet<string | undefined> = new Set(Object.keys(pictureEndings))

/**
 * The problem of a file, checked before upload with the server's rules. Decided by its bytes: an SVG may call itself a PNG.
 */
export async function pictureProblem(file: File): Promise<PictureProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > LARGEST_PICTURE) return 'tooLarge'
  try {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    const kind = pictureKind(head)
    if (kind === 'heic') return 'heic'
    return kinds.has(kind) ? null : 'wrongKind'
  } catch {
    // a dropped folder
    return 'wrongKind'
  }
}
