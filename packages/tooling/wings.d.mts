/** Wings by floor, from the ground up. */
export const floors: readonly (readonly string[])[]
/** Names of all wings, from the ground up. */
export const wings: readonly string[]
/** Folders of the layers whose rooms stand in wings. */
export const layers: readonly string[]
/** Names of the wings that a wing must not know: those above it and beside it. */
export const hiddenFrom: (wing: string) => readonly string[]
