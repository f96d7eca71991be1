import { ApiReference } from '@shulei/features/base/reference/ApiReference/ApiReference.tsx'
import type { Language } from '@shulei/i18n/language.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { PageRequest } from './context.ts'
import { serverI18n } from './i18n/server.ts'

const rendered = new Map<Language, string>()

/** The content of the API's page as HTML, rendered once per language: it changes with a new version of the server only. */
export function referenceHtml({ language, reference, address }: PageRequest): string {
  const known = rendered.get(language)
  if (known !== undefined) return known
  const made = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <ApiReference reference={reference(language)} origin={new URL(address).origin} />
    </I18nextProvider>,
  )
  rendered.set(language, made)
  return made
}
