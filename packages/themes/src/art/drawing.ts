import type { ColourToken } from '@shulei/ui/theme/tokens.ts'

/**
 * A registered drawing: SVG in the colours of a theme, so that it follows an organiser's changes. It contains no text,
 * because an SVG in a style sheet cannot use the page's fonts.
 */
export type Drawing = (colour: (token: ColourToken) => string) => string

/** An SVG of the given size. As a background it covers its box and is clipped where the proportions differ. */
export const svg = (width: number, height: number, content: string, fit = 'xMidYMid slice') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${content}</svg>`

/** A strip of the given size that is repeated along a line. */
export const strip = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

/** An SVG as a value of `background-image`. */
export const asImage = (drawing: string) =>
  `url("data:image/svg+xml,${drawing.replaceAll('%', '%25').replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
