/** Path of a file of the repository. */
export function at(path: string): string
/** Installs the workspace if the lockfile changed. */
export function install(): void
/** Builds the pages if a source changed. */
export function build(): void
/** Path of the pinned Node. */
export function pinnedNode(): string
/** Path of the script behind a package's program. @throws {Error} with one sentence when it is not installed */
export function programOf(packageName: string, program?: string, workspace?: string): string
/** Runs a script by the pinned Node in a folder; ends the process when it fails. */
export function runNode(folder: string, ...args: string[]): void
/** Option of Node that makes the nursery of the heap larger, for the server and for processes that run tests. */
export const largeNursery: string
