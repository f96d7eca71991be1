import type { Browser } from 'playwright'
import { launch } from '../../testing/browser.ts'

let launched: Promise<Browser> | undefined

/** The browser of a worker, whose files share their modules. Playwright ends it with the worker; its users close their contexts. */
export async function workerBrowser(): Promise<Browser> {
  const browser = await launched
  if (!browser?.isConnected()) launched = launch()
  return launched as Promise<Browser>
}
