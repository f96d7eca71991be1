import * as racesAddress from '../address/races.ts'
import * as specialAddress from '../address/special.ts'

const landings = { race: racesAddress.landing, special: specialAddress.landing } as const

/** Path of the home page of a microsite, by its kind and name (A§2). */
export const micrositePath = (kind: 'race' | 'special', name: string): string => landings[kind]({ name })
