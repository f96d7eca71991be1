import { birdStrikes } from './bird-strikes.ts'
import { footballResult } from './football-result.ts'
import type { Recipe } from './recipe.ts'
import { tangOrSong } from './tang-or-song.ts'
import { usBirths } from './us-births.ts'

/** Every built-in competition. */
export const recipes: readonly Recipe[] = [usBirths, birdStrikes, footballResult, tangOrSong]
