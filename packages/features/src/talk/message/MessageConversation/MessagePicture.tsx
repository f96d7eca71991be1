import * as css from './MessagePicture.css.ts'

export interface MessagePictureProps {
  url: string
  width: number
  height: number
  alt: string
  /** Whether the picture is stored, so that its address can be opened. */
  isStored: boolean
}

/** Longest side of a picture in the log, px. */
const longest = 320

/** A picture in the log, with its place held until it is loaded. A stored one opens in full size. */
export function MessagePicture({ url, width, height, alt, isStored }: MessagePictureProps) {
  const scale = Math.min(1, longest / Math.max(width, height))
  const [shownWidth, shownHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  const picture = (
    <img className={css.picture} src={url} width={shownWidth} height={shownHeight} alt={alt} decoding="async" />
  )
  if (!isStored) return picture
  return (
    <a className={css.link} href={url} target="_blank" rel="noopener">
      {picture}
    </a>
  )
}
