import * as css from './ForecastFan.css.ts'
import { areaOf, lineOf, placeOf, type Spread } from './fan.ts'

export interface ForecastFanProps {
  /** The figure in a sentence, for screen readers. */
  label: string
  /** Values up to now, at equal distances. */
  observed: readonly number[]
  /** Values from now on: the median and two intervals around it. The first equals the last observed value. */
  forecast: readonly Spread[]
  /** Values of the grid lines in ascending order; the first and last are the ends of the axis. */
  ticks: readonly number[]
  formatTick: (value: number) => string
  texts: { observed: string; forecast: string; now: string; from: string; until: string }
}

const height = 188
const foot = 24
const left = 38

/** Observed values as a line, followed by the forecast as a fan of two intervals. */
export function ForecastFan({ label, observed, forecast, ticks, formatTick, texts }: ForecastFanProps) {
  const place = placeOf({ points: observed.length + forecast.length - 1, ticks, height })
  const start = observed.length - 1
  const at = (value: number) => place.y(value)
  const nowAt = `${place.x(start)}%`
  return (
    <figure className={css.figure} role="img" aria-label={label}>
      <div className={css.key} aria-hidden="true">
        <span className={css.keyObserved}>{texts.observed}</span>
        <span className={css.keyForecast}>{texts.forecast}</span>
      </div>
      <svg className={css.drawing} width="100%" height={height + foot} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} className={css.text} x="0" y={at(tick) + 4}>
            {formatTick(tick)}
          </text>
        ))}
        <svg x={left} width={`calc(100% - ${left}px)`} height={height + foot} overflow="visible" aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} className={css.grid} x2="100%" y1={at(tick)} y2={at(tick)} />
          ))}
          <svg
            width="100%"
            height={height}
            viewBox={`0 0 100 ${height}`}
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            <path className={css.outer} d={areaOf(forecast, ({ outer }) => outer, place, start)} />
            <path className={css.inner} d={areaOf(forecast, ({ inner }) => inner, place, start)} />
            <path className={css.observed} d={lineOf(observed, place, 0)} />
            <path
              className={css.median}
              d={lineOf(
                forecast.map(({ middle }) => middle),
                place,
                start,
              )}
            />
          </svg>
          <line className={css.now} x1={nowAt} x2={nowAt} y1="4" y2={height} />
          <text className={css.text} y={height + foot - 4}>
            {texts.from}
          </text>
          <text className={css.text} x={nowAt} y={height + foot - 4} textAnchor="middle">
            {texts.now}
          </text>
          <text className={css.text} x="100%" y={height + foot - 4} textAnchor="end">
            {texts.until}
          </text>
        </svg>
      </svg>
    </figure>
  )
}
