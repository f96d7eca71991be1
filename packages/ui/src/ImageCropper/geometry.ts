import type { Size } from './fitWithin.ts'

/** The limits of a crop (A§9, B§9). */
export const cropLimits = {
  /** The smallest crop, in CSS pixels on screen and in pixels of the result. */
  smallest: 10,
  /** Longest side in pixels of the picture being edited, and of the result. */
  longest: 2000,
  zoom: { min: 0, max: 10, step: 0.01 },
  /** Share of the stage that the first crop covers. */
  share: 0.8,
} as const

/** A rectangle in CSS pixels, relative to the upper left corner of the stage. */
export interface Box extends Size {
  left: number
  top: number
}
/** Positions of the crop and of the whole picture on the stage. */
export interface View {
  box: Box
  picture: Box
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/**
 * Adds a quarter turn, clockwise for 1. The result stays within -3 to 3: the remainder of 4 keeps the sign, so that the
 * picture always turns by exactly 90° (Q001).
 */
export function turn(turns: number, step: 1 | -1): number {
  return (turns + step) % 4 || 0
}

/** The size of a picture after quarter turns. */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** The first crop: centred, as large as fits into 80 % of the stage; without a fixed ratio it has the ratio of the stage. */
export function startBox(stage: Size, aspectRatio?: number): Box {
  const room = { width: stage.width * cropLimits.share, height: stage.height * cropLimits.share }
  const ratio = aspectRatio ?? room.width / room.height
  const width = Math.min(room.width, room.height * ratio)
  const height = width / ratio
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height }
}

/**
 * CSS pixels per pixel of the picture at zoom 0: the whole picture is visible, and it covers the crop where the crop must
 * stay inside.
 */
export function fitScale(picture: Size, stage: Size, cover?: Size): number {
  const contain = Math.min(stage.width / picture.width, stage.height / picture.height)
  return cover ? Math.max(contain, cover.width / picture.width, cover.height / picture.height) : contain
}

/** Scale at a zoom of 0 to 10: each whole step adds the scale of zoom 0. */
export const scaleOf = (zoom: number, fit: number): number => fit * (1 + zoom)

/** Zoom of a scale, in steps of 0.01. Not clamped to 0 to 10. */
export const zoomOf = (scale: number, fit: number): number => Math.round((scale / fit - 1) * 100) / 100

/** Whether a zoom is within its limits. */
export const isZoom = (zoom: number): boolean => zoom >= cropLimits.zoom.min && zoom <= cropLimits.zoom.max

interface Line {
  box: number
  boxSize: number
  picture: number
  pictureSize: number
}

/** One axis of `nudge`. */
function slide({ box, boxSize, picture, pictureSize }: Line, by: number, stage: number, isInside: boolean) {
  const low = isInside ? Math.max(0, picture) : 0
  const high = (isInside ? Math.min(stage, picture + pictureSize) : stage) - boxSize
  const moved = clamp(box + by, low, high)
  const rest = by - (moved - box)
  // Start of the part that the picture must cover: the whole crop, or its centre when the crop may extend beyond the
  // picture.
  const from = isInside ? moved : moved + boxSize / 2
  const to = isInside ? moved + boxSize : from
  const pushed =
    rest > 0
      ? Math.max(picture - rest, Math.min(picture, to - pictureSize))
      : Math.min(picture - rest, Math.max(picture, from))
  return { box: moved, picture: pushed }
}

/**
 * Moves the crop over the picture. At the edge of the stage the picture moves the other way instead, so that every part of
 * an enlarged picture can be reached.
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
 * Resizes the crop; its upper left corner stays. With a fixed ratio the other side follows the changed one. The crop stays
 * within the stage and, if required, within the picture, and never gets smaller than 10.
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
