import * as racesAddress from '../../address/races.ts'
import * as specialAddress from '../../address/special.ts'

const studios = { race: racesAddress.studio, special: specialAddress.studio } as const
const articles = { race: racesAddress.article, special: specialAddress.article } as const
const landings = { race: racesAddress.landing, special: specialAddress.landing } as const

/** Path of the home page of a microsite, by its kind and name (A§2). */
export const micrositePath = (kind: 'race' | 'special', name: string): string => landings[kind]({ name })

/** Path of the studio of a microsite, for the people who run it. */
export const micrositeStudioPath = (kind: 'race' | 'special', name: string): string => studios[kind]({ name })

/** Path of an article among the news of a microsite. */
export const micrositeNewsPath = (kind: 'race' | 'special', name: string, id: number): string =>
  articles[kind]({ name, id })
