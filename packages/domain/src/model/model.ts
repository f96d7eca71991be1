import type { Instant } from '../time/instant.ts'

/** Orders of the models of a competition. */
export const modelSorts = ['score', 'newest'] as const
export type ModelSort = (typeof modelSorts)[number]

/** Models on a page. */
export const MODELS_PER_PAGE = 10

/** Most characters of a search for models. */
export const MAX_MODEL_SEARCH = 60

/** Whether models are shown: after the end, when nobody can use them in the competition any more. */
export const areModelsOpen = ({ endTime }: { endTime: Instant }, now: Instant): boolean => now > endTime
