import { cut, widthOfText } from '../cut.ts'
import { unpack } from '../pack.ts'
import { numbers, round, short } from '../path.ts'
import type { DataOf, Tone } from '../signature.ts'
import { type Drawn, type Frame, LABEL } from './frame.ts'

/** Least size of a word on a small drawing. */
const SMALL_LABEL = 7

export function ladder({ steps, values, keys }: DataOf<'ladder'>, { width, height, isSmall }: Frame): Drawn {
  const shares = unpack(values)
  const isWords = steps.some((step) => [...step].length > 2)
  // words need more room than single characters
  const most = isSmall ? (isWords ? 3 : 6) : isWords ? 6 : 24
  const every = steps.map((text, place) => ({ text, share: shares[place] ?? 0 }))
  const side = Math.floor(most / 2)
  const chosen =
    every.length <= most
      ? every
      : keys.length > 0
        ? [...every.slice(0, side), ...every.slice(-side)]
        : every.slice(-most)
  const count = Math.max(1, chosen.length)
  const step = width / count
  // the longest word fits above its step, unless it would be too small to read and is cut
  const widest = Math.max(1, ...chosen.map(({ text }) => widthOfText(text)))
  const least = isSmall ? SMALL_LABEL : LABEL
  const size = Math.min(17, step - 2, Math.max(least, (step - 3) / widest))
  const top = size + 5
  const bottom = height - 3
  const heights = chosen.map((_, place) => bottom - (count > 1 ? place / (count - 1) : 0) * (bottom - top))
  const half = chosen.findIndex(({ share }) => share >= 0.5)
  const isFirst = (place: number) => keys.length > 0 && (half < 0 || place < half)
  const toneOf = (place: number): Tone =>
    keys.length === 0 ? '1' : ((isFirst(place) ? keys[0] : keys[1])?.tone ?? '1')
  const stairs = (tone: Tone) =>
    chosen
      .map((_, place) =>
        toneOf(place) === tone ? `M${numbers([place * step + 1, heights[place] ?? 0])}h${short(step - 2)}` : '',
      )
      .join('')
  const used = [...new Set(chosen.map((_, place) => toneOf(place)))]
  return {
    marks: used.map((tone) => ({ tone, line: isSmall ? 1.5 : 2, d: stairs(tone) })),
    labels: chosen.map(({ text }, place) => ({
      x: round((place + 0.5) * step),
      y: round((heights[place] ?? 0) - (isSmall ? 3 : 5)),
      text: cut(text, (step - 2) / size),
      size: round(size),
      anchor: 'middle' as const,
      tone: toneOf(place),
    })),
  }
}
