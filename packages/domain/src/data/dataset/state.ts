/** `draft`: not published yet; `withdrawn`: taken back by the owner after it was published. */
export const datasetStates = ['draft', 'published', 'withdrawn'] as const
export type DatasetState = (typeof datasetStates)[number]

/** The facts of a data set that decide who may read it. */
export interface Readable {
  state: DatasetState
  ownerId: number | null
}

/** Whether a reader may open the page of a data set: everybody a published one, its owner also a draft or a withdrawn one. */
export const mayRead = ({ state, ownerId }: Readable, reader: number | null): boolean =>
  state === 'published' || (reader !== null && reader === ownerId)

/**
 * Whether its owner may edit a data set with the editor. Data of a competition belong to the competition's folder, whoever owns
 * them.
 */
export const mayEdit = (dataset: { isOwn: boolean; competition: object | null }): boolean =>
  dataset.isOwn && dataset.competition === null
