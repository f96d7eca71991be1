import { classics } from './classics.ts'
import { climate } from './climate.ts'
import { earth } from './earth.ts'
import type { Recipe } from './recipe.ts'
import { science } from './science.ts'
import { society } from './society.ts'
import { words } from './words.ts'
import { work } from './work.ts'

/** All built-in data sets that belong to no competition. */
export const recipes: readonly Recipe[] = [...climate, ...earth, ...society, ...work, ...words, ...classics, ...science]
