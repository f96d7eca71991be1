import { LARGEST_PICTURE } from '@shulei/domain/base/markup/allowed.ts'
import { type PictureProblem, pictureProblem } from '../../../base/site/pictureProblem.ts'
import type { UnsentPicture } from './outbox.ts'

/** The size of the largest picture, to read. */
export const largest = `${LARGEST_PICTURE / 1024 / 1024} MB`

/** A chosen file as an unsent picture, or its problem. The size is known before the picture is drawn, so that the log does not jump. */
export async function readPicture(file: File): Promise<UnsentPicture | PictureProblem> {
  const problem = await pictureProblem(file)
  if (problem !== null) return problem
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { file, url: URL.createObjectURL(file), width, height }
  } catch {
    return 'wrongKind'
  }
}
