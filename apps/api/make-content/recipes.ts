import { birdStrikes } from './bird-strikes.ts'
import { co2Monthly } from './co2-monthly.ts'
import { flightDelay } from './flight-delay.ts'
import { footballResult } from './football-result.ts'
import { penguins } from './penguins.ts'
import type { Recipe } from './recipe.ts'
import { tangOrSong } from './tang-or-song.ts'
import { usBirths } from './us-births.ts'
import { weatherType } from './weather-type.ts'

/** Every built-in competition. */
export const recipes: readonly Recipe[] = [
  usBirths,
  birdStrikes,
  footballResult,
  tangOrSong,
  weatherType,
  co2Monthly,
  penguins,
  flightDelay,
]
