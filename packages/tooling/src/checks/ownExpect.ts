import { beforeAll, expect } from 'vitest'

/**
 * For test files that import `storybook/test`, directly or through stories. That module replaces the global `expect`, so that
 * Vitest would count none of the file's assertions.
 */
export function useOwnExpect(): void {
  beforeAll(() => {
    Object.assign(globalThis, { [Symbol.for('expect-global')]: expect })
  })
}
