import { ConfigError } from '../config-error.ts'
import { type LimitName, type LimitOverrides, limitTable } from './table.ts'

/** Seconds of the longest window: a week. */
const LONGEST = 604_800
const MOST = 1_000_000

const isName = (name: string): name is LimitName => Object.hasOwn(limitTable, name)

/** A name of the table that differs in case only, or begins alike. */
const nearest = (name: string) =>
  Object.keys(limitTable).find((known) => known.toLowerCase().startsWith(name.toLowerCase().slice(0, 4)))

const wholeNumber = (text: string | undefined, most: number) =>
  text !== undefined && /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : null

/**
 * Limits of the operator, as LIMITS names them: `register=200/1800, picture=60`, which is points, and seconds where the window
 * changes too. Throws `ConfigError`.
 */
export function limitSettings(text: string | undefined): LimitOverrides {
  const settings: LimitOverrides = {}
  for (const part of (text ?? '').split(',').map((entry) => entry.trim())) {
    if (part === '') continue
    const [name = '', figures = ''] = part.split('=').map((side) => side.trim())
    if (!isName(name)) {
      const meant = nearest(name)
      throw new ConfigError(
        `LIMITS names "${name}", which is no limit${meant ? `; did you mean ${meant}` : ''}? docs/operating.md lists them all.`,
      )
    }
    if (settings[name]) throw new ConfigError(`LIMITS names ${name} twice.`)
    const [points, seconds, ...rest] = figures.split('/')
    const most = wholeNumber(points, MOST)
    const window = seconds === undefined ? limitTable[name].seconds : wholeNumber(seconds, LONGEST)
    if (most === null || window === null || rest.length > 0) {
      throw new ConfigError(
        `LIMITS needs ${name}=points or ${name}=points/seconds in whole numbers from 1, such as ${name}=${limitTable[name].points}/${limitTable[name].seconds}, not "${part}".`,
      )
    }
    settings[name] = { points: most, seconds: window }
  }
  return settings
}
