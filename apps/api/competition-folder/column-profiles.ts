import type { ColumnProfile as PublishedProfile } from '@shulei/contract/data/dataset/table-schemas.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import type * as z from 'zod'
import { bilingualOf, type PartlyLocalized } from './localized.ts'
import type { Column, ColumnProfile } from './profile.ts'

type Published = z.input<typeof PublishedProfile>

/** The range of a histogram as numbers; days of dates as epoch milliseconds. */
function rangeOf({ type, min, max }: ColumnProfile): { from: number; to: number } | null {
  if (min === undefined || max === undefined) return null
  if (type !== 'date') return { from: Number(min), to: Number(max) }
  const day = (value: number | string) => Date.parse(String(value).slice(0, 10))
  return { from: day(min), to: day(max) + DAY }
}

function steps(profile: ColumnProfile): Published['histogram'] {
  const range = rangeOf(profile)
  const { histogram: counts } = profile
  if (!range || !counts) return []
  const width = (range.to - range.from) / counts.length
  return counts.map((count, step) => ({
    from: range.from + step * width,
    to: range.from + (step + 1) * width,
    count,
  }))
}

/** The columns with their statistics in the form of the data page. */
export function columnProfiles({
  columns,
  profile,
}: {
  columns: readonly (Column & { description: PartlyLocalized })[]
  profile: Readonly<Record<string, ColumnProfile>>
}): Published[] {
  return columns.flatMap(({ name, type, description }) => {
    const measured = profile[name]
    if (!measured) return []
    const { missing, distinct, min, max, mean, median, std, top, length } = measured
    return {
      name,
      type,
      description: bilingualOf(description),
      missing,
      unique: distinct,
      min: min ?? null,
      max: max ?? null,
      mean: mean ?? null,
      median: median ?? null,
      std: std ?? null,
      histogram: steps(measured),
      top: top ?? [],
      length: length ?? null,
    }
  })
}
