import { MachineBar } from '@shulei/features/house/time-machine/MachineBar/MachineBar.tsx'
import { TimeContext } from '@shulei/i18n/format.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { EntryContext } from 'react-router'
import type { PageRequest } from './context.ts'
import { serverI18n } from './i18n/server.ts'

/** The page whose style sheets hold those of the banner: the studio, from which the time machine is opened. */
const styledLike = 'special-studio'

/**
 * A page with the banner of the time machine. The page has no scripts, so the banner needs none: it is written into the page here,
 * and no file of the browser knows of it.
 */
export function withMachineBar(
  html: Buffer,
  { timeMachine, language, zone, nonce }: PageRequest,
  manifest: EntryContext['manifest'],
): Buffer {
  if (!timeMachine) return html
  const page = html.toString()
  const bar = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <TimeContext value={{ zone, now: timeMachine.shown.at }}>
        <MachineBar {...timeMachine} />
      </TimeContext>
    </I18nextProvider>,
  )
  const links = (manifest.routes[styledLike]?.css ?? [])
    .filter((address) => !page.includes(`href="${address}"`))
    .map((address) => `<link nonce="${nonce}" rel="stylesheet" href="${address}"/>`)
  const end = page.lastIndexOf('</body>')
  const head = page.indexOf('</head>')
  if (head < 0 || end < head) return html
  return Buffer.from(page.slice(0, head) + links.join('') + page.slice(head, end) + bar + page.slice(end))
}
