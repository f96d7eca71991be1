import { unpack } from '../pack.ts'
import { numbers, round, short } from '../path.ts'
import type { DataOf, Tone } from '../signature.ts'
import type { Drawn, Frame } from './frame.ts'

export function ladder({ steps, values, keys }: DataOf<'ladder'>, { width, height, isSmall }: Frame): Drawn {
  const shares = unpack(values)
  const isWords = steps.some((step) => [...step].length > 2)
  // words need more room than single characters
  const most = isSmall ? (isWords ? 3 : 6) : isWords ? 8 : 24
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
  const size = Math.min(17, step - 2, isWords ? (step - 4) / 4 : step)
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
      text,
      size: round(size),
      anchor: 'middle' as const,
      tone: toneOf(place),
    })),
  }
}
