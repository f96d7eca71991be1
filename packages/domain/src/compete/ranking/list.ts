import type { ListName } from '../competition/schedule.ts'

/** The list of a stage: stage 0 is list A, stage 1 list B. Null, before a first list opens, is list A, which comes first. */
export const listOfStage = (stage: number | null): ListName => (stage === 1 ? 'B' : 'A')
