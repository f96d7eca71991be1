/** Playwright launch options of the browser that all tests share, and whether its pictures may be compared. */
export interface PinnedChromium {
  /** Absent where only Playwright's own Chromium can run. */
  executablePath: string | undefined
  args: string[]
  env: Record<string, string>
  pictures: boolean
  /** Why there are no pictures, in one sentence; empty when there are. */
  notice: string
}

export function pinnedChromium(): Promise<PinnedChromium>
