/** The limits of a crop (A§9, B§9). */
export const cropLimits = {
  /** The smallest crop, in CSS pixels on screen and in pixels of the result. */
  smallest: 10,
  /** The longest side of the picture that is worked on, and of the result, in pixels. */
  longest: 2000,
  zoom: { min: 0, max: 10, step: 0.01 },
  /** How much of the stage the crop takes at first. */
  share: 0.8,
} as const

export interface Size {
  width: number
  height: number
}
/** A rectangle, from the upper left corner of the stage. CSS pixels. */
export interface Box extends Size {
  left: number
  top: number
}
/** Where the crop and the whole picture lie on the stage. */
export interface View {
  box: Box
  picture: Box
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/**
 * Quarter turns after one more, clockwise for 1. Never leaves -3 to 3, and never stops: the remainder of 4 keeps the sign, so
 * that the picture always turns by exactly 90° (Q001).
 */
export function turn(turns: number, step: 1 | -1): number {
  return (turns + step) % 4 || 0
}

/** The size of a picture after quarter turns. */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** A picture scaled down until neither side is longer than this. Whole pixels, at least one. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The crop at first: in the middle, as large as fits into 80 % of the stage; without a fixed ratio as the stage is. */
export function startBox(stage: Size, aspectRatio?: number): Box {
  const room = { width: stage.width * cropLimits.share, height: stage.height * cropLimits.share }
  const ratio = aspectRatio ?? room.width / room.height
  const width = Math.min(room.width, room.height * ratio)
  const height = width / ratio
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height }
}

/**
 * CSS pixels per pixel of the picture at zoom 0: the whole picture is in view, and where the crop must stay inside the picture
 * it covers the crop.
 */
export function fitScale(picture: Size, stage: Size, cover?: Size): number {
  const contain = Math.min(stage.width / picture.width, stage.height / picture.height)
  return cover ? Math.max(contain, cover.width / picture.width, cover.height / picture.height) : contain
}

/** The scale at a zoom of 0 to 10: each whole step adds the size at zoom 0 once more. */
export const scaleOf = (zoom: number, fit: number): number => fit * (1 + zoom)

/** The zoom of a scale, in steps of 0.01; outside 0 to 10 where the scale is. */
export const zoomOf = (scale: number, fit: number): number => Math.round((scale / fit - 1) * 100) / 100

/** Whether a zoom is one that may be shown. */
export const isZoom = (zoom: number): boolean => zoom >= cropLimits.zoom.min && zoom <= cropLimits.zoom.max

interface Line {
  box: number
  boxSize: number
  picture: number
  pictureSize: number
}

/** One direction of `nudge`. */
function slide({ box, boxSize, picture, pictureSize }: Line, by: number, stage: number, isInside: boolean) {
  const low = isInside ? Math.max(0, picture) : 0
  const high = (isInside ? Math.min(stage, picture + pictureSize) : stage) - boxSize
  const moved = clamp(box + by, low, high)
  const rest = by - (moved - box)
  // What must stay covered: the whole crop, or its middle where it may reach beyond the picture.
  const from = isInside ? moved : moved + boxSize / 2
  const to = isInside ? moved + boxSize : from
  const pushed =
    rest > 0
      ? Math.max(picture - rest, Math.min(picture, to - pictureSize))
      : Math.min(picture - rest, Math.max(picture, from))
  return { box: moved, picture: pushed }
}

/**
 * Moves the crop over the picture: the box goes as far as the stage lets it, then the picture goes the other way, so that
 * every part of an enlarged picture can be reached.
 */
export function nudge({ box, picture }: View, by: { x: number; y: number }, stage: Size, isInside: boolean): View {
  const x = slide(
    { box: box.left, boxSize: box.width, picture: picture.left, pictureSize: picture.width },
    by.x,
    stage.width,
    isInside,
  )
  const y = slide(
    { box: box.top, boxSize: box.height, picture: picture.top, pictureSize: picture.height },
    by.y,
    stage.height,
    isInside,
  )
  return {
    box: { ...box, left: x.box, top: y.box },
    picture: { ...picture, left: x.picture, top: y.picture },
  }
}

/**
 * Makes the crop larger or smaller; its upper left corner stays. A fixed ratio is kept: the side that was changed leads.
 * Neither beyond the stage nor, if it must stay inside, beyond the picture; never below 10.
 */
export function resize(
  { box, picture }: View,
  to: Partial<Size>,
  stage: Size,
  isInside: boolean,
  aspectRatio?: number,
): Box {
  const right = isInside ? Math.min(stage.width, picture.left + picture.width) : stage.width
  const bottom = isInside ? Math.min(stage.height, picture.top + picture.height) : stage.height
  const room = { width: right - box.left, height: bottom - box.top }
  const { smallest } = cropLimits
  if (aspectRatio === undefined) {
    return {
      ...box,
      width: clamp(to.width ?? box.width, smallest, room.width),
      height: clamp(to.height ?? box.height, smallest, room.height),
    }
  }
  const wanted = to.width ?? (to.height === undefined ? box.width : to.height * aspectRatio)
  const width = clamp(
    wanted,
    Math.max(smallest, smallest * aspectRatio),
    Math.min(room.width, room.height * aspectRatio),
  )
  return { ...box, width, height: width / aspectRatio }
}
