/**
 * Wings of the house, the same in every layer, from the ground up. A wing knows its own rooms and those of wings on lower floors;
 * wings on one floor do not know each other. ARCHITECTURE.md says what stands in which wing.
 */
export const floors = [['base'], ['talk', 'data'], ['compete'], ['people'], ['host'], ['publish'], ['house']]

/** Names of all wings, from the ground up. */
export const wings = floors.flat()

/** Folders of the layers whose rooms stand in wings. */
export const layers = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/mocks/src',
  'packages/features/src',
  'apps/api/src/modules',
]

/**
 * Names of the wings that a wing must not know: those above it and beside it.
 * @param {string} wing
 */
export const hiddenFrom = (wing) => {
  const floor = floors.findIndex((names) => names.includes(wing))
  return floors
    .slice(floor)
    .flat()
    .filter((name) => name !== wing)
}
