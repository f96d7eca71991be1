/** Path of a file of the repository. */
export function at(path: string): string
/** Installs the workspace if the lockfile changed. @throws {Error} with one sentence when it fails */
export function install(): void
/** Builds the pages if a source changed. @throws {Error} with one sentence when a part of it fails */
export function build(): void
/** Path of the pinned Node. @throws {Error} with one sentence when there is none */
export function pinnedNode(): string
/** Path of the script behind a package's program. @throws {Error} with one sentence when it is not installed */
export function programOf(packageName: string, program?: string, workspace?: string): string
/** Runs a script by the pinned Node in a folder and answers its exit code. */
export function runNode(folder: string, ...args: string[]): number
/** Does the work of a command, which an error ends with its sentence alone. */
export function orEnd<T>(work: () => T): T
/** Option of Node that makes the nursery of the heap larger, for the server and for processes that run tests. */
export const largeNursery: string
