/** Path of a file of the repository. */
export function at(path: string): string
/** Runs pnpm of the pinned version; ends the process when it fails. */
export function pnpm(...args: string[]): void
/** Installs the workspace if the lockfile changed. */
export function install(): void
/** Builds the pages if a source changed. */
export function build(): void
/** Path of the pinned Node. */
export function pinnedNode(): string
