import { useFormat } from '@shulei/i18n/format.ts'
import type { PageContent } from '../args.ts'
import { BarGroups } from '../BarGroups/BarGroups.tsx'
import { ForecastFan } from '../ForecastFan/ForecastFan.tsx'
import { HourGrid } from '../HourGrid/HourGrid.tsx'
import { VerticalPoem } from '../VerticalPoem/VerticalPoem.tsx'
import { WindRose } from '../WindRose/WindRose.tsx'

export type Figure = NonNullable<PageContent<'home'>['figure']>

/** A drawing of a microsite's data, by the kind that the record names. */
export function FigureDrawing({ figure }: { figure: Figure }) {
  const { pick, number } = useFormat()
  switch (figure.kind) {
    case 'fan': {
      const { observed, forecast, now, from, until } = figure.texts
      return (
        <ForecastFan
          label={pick(figure.label)}
          observed={figure.observed}
          forecast={figure.forecast}
          ticks={figure.ticks}
          formatTick={(value) => number(value)}
          texts={{
            observed: `${pick(observed)} (${figure.unit})`,
            forecast: pick(forecast),
            now: pick(now),
            from: pick(from),
            until: pick(until),
          }}
        />
      )
    }
    case 'rose': {
      const [north, east, south, west] = figure.ends
      return (
        <WindRose
          label={pick(figure.label)}
          shares={figure.shares}
          winds={[pick(north), pick(east), pick(south), pick(west)]}
          bands={figure.bands.map(pick)}
        />
      )
    }
    case 'grid': {
      const [first, second, third, fourth, last] = figure.columns
      return (
        <HourGrid
          label={pick(figure.label)}
          rows={figure.rows.map(({ name, values }) => ({ day: pick(name), values }))}
          hours={[pick(first), pick(second), pick(third), pick(fourth), pick(last)]}
        />
      )
    }
    case 'bars':
      return (
        <BarGroups
          label={pick(figure.label)}
          groups={figure.items.map(({ name, values }) => ({ name: pick(name), values }))}
        />
      )
    case 'poem':
      return <VerticalPoem lines={figure.lines} source={figure.source} />
  }
}
