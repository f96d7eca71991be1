import type { Teams } from './teams.ts'

/** Letter of the list to which the ranks of teams belong. */
export const listLetter = (stage: Teams['stage']) => (stage === 1 ? 'B' : 'A')
