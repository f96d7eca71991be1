import { useEffect, useState } from 'react'
import { type Picture, PictureError, type PictureProblem, readPicture } from './readPicture.ts'

/** State of reading a file. */
export type PictureState =
  | { status: 'reading' }
  | { status: 'ready'; picture: Picture }
  | { status: 'bad'; problem: PictureProblem }

/** Reads a file, and reads again when the file changes; a late result of an earlier file is dropped. */
export function usePicture(file: Blob): PictureState {
  const [state, setState] = useState<PictureState & { of?: Blob }>({ status: 'reading' })

  useEffect(() => {
    let isWanted = true
    let url: string | undefined
    readPicture(file).then(
      (picture) => {
        url = picture.url
        if (isWanted) setState({ status: 'ready', picture, of: file })
        else URL.revokeObjectURL(url)
      },
      (error: unknown) => {
        const problem = error instanceof PictureError ? error.problem : 'notPicture'
        if (isWanted) setState({ status: 'bad', problem, of: file })
      },
    )
    return () => {
      isWanted = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])

  return state.of === file ? state : { status: 'reading' }
}
