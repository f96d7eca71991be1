/** Playwright launch options of the browser that all tests share, and whether its pictures may be compared. */
export interface PinnedChromium {
  /** Path of the pinned browser; absent where it cannot run. */
  executablePath?: string
  /** Installed browser used instead; absent for the pinned one and for Playwright's own Chromium. */
  channel?: 'chrome' | 'msedge'
  args: string[]
  env: Record<string, string>
  pictures: boolean
  /** Why there are no pictures, in one sentence; empty when there are. */
  notice: string
}

/** @throws {Error} with one sentence where there is no browser at all */
export function pinnedChromium(): Promise<PinnedChromium>

/** The flags of the browser that pictures depend on. */
export const pictureFlags: readonly string[]
