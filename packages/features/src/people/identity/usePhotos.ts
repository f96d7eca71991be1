import { useRef, useState } from 'react'
import { type Prepared, preparePhoto } from './preparePhoto.ts'

/** A chosen photo; `prepared` is missing while it is being converted. */
export interface Photo {
  file: File
  prepared?: Prepared
}

export type Photos<P extends string> = Readonly<Partial<Record<P, Photo>>>

/** The photos of a form by part, each prepared for sending as soon as it is chosen. */
export function usePhotos<P extends string>() {
  const [photos, setPhotos] = useState({} as Photos<P>)
  const chosen = useRef(new Map<P, Promise<Photo>>())

  const put = (part: P, photo: Photo | null) =>
    setPhotos(({ [part]: _, ...rest }) => (photo ? { ...rest, [part]: photo } : rest) as Photos<P>)

  return {
    photos,
    /** Chooses a photo; null removes it. */
    choose(part: P, file: File | null) {
      put(part, file && { file })
      chosen.current.delete(part)
      if (!file) return
      const ready = preparePhoto(file).then((prepared) => ({ file, prepared }))
      chosen.current.set(part, ready)
      void ready.then((photo) => {
        // skipped when another photo was chosen meanwhile
        if (chosen.current.get(part) === ready) put(part, photo)
      })
    },
    /** Waits until all photos are prepared. */
    async settled(): Promise<Photos<P>> {
      const entries = await Promise.all([...chosen.current].map(async ([part, ready]) => [part, await ready] as const))
      return Object.fromEntries(entries) as Photos<P>
    },
  }
}

/** The usable photos by part, ready to be sent. */
export const jpegsOf = <P extends string>(photos: Photos<P>): Partial<Record<P, Blob>> =>
  Object.fromEntries(
    Object.entries<Photo | undefined>(photos).flatMap(([part, photo]) =>
      photo?.prepared && 'jpeg' in photo.prepared ? [[part, photo.prepared.jpeg]] : [],
    ),
  ) as Partial<Record<P, Blob>>

/** Whether at least one photo cannot be sent. */
export const hasBadPhoto = (photos: Photos<string>): boolean =>
  Object.values(photos).some((photo) => photo?.prepared !== undefined && 'problem' in photo.prepared)
