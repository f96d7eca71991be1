import { builtInNames } from '@shulei/domain/base/text/site-names.ts'
import { startBrowserI18n } from '@shulei/i18n/browser.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { keepComposition } from '@shulei/ui/Field/keepComposition.ts'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext, TextsContext } from './context.ts'
import { localeUrl } from './i18n/urls.ts'
import { readEarlyInput, replayEarlyInput } from './shell/early-input.ts'
import { reloadOnStaleChunk } from './shell/reload.ts'

reloadOnStaleChunk()
keepComposition(window)
const html = document.documentElement
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const texts = document.getElementById('texts')?.textContent ?? '{}'
const { names = builtInNames, ...sent } = JSON.parse(texts)
const i18n = await startBrowserI18n({
  language: html.lang as Language,
  texts: sent,
  names,
  urlOf: localeUrl,
})
const earlyInput = readEarlyInput()

/**
 * The page. Its effect runs after those inside, which may restore a draft. It has one child, as on the server: a second one would
 * change every id that React makes.
 */
function Page() {
  useEffect(() => queueMicrotask(() => replayEarlyInput(earlyInput)), [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <NonceContext value={nonce}>
          <TextsContext value={texts}>
            <Page />
          </TextsContext>
        </NonceContext>
      </I18nextProvider>
    </StrictMode>,
    // biome-ignore lint/suspicious/noConsole: end-to-end tests fail on any console error, so a mismatch cannot hide
    { onRecoverableError: (error) => console.error('HYDRATION', error) },
  )
})
