import type { Language } from '@shulei/i18n/language.ts'
import type { Decorator } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider } from 'react-i18next'
import { textsIn } from '../texts.ts'

/** Provides the texts of the toolbar's language to our components and to React Aria; `parameters.siteNames` names the site in them. */
export const texts: Decorator = (Story, context) => {
  const language: Language = context.globals.locale
  return (
    <I18nextProvider i18n={textsIn(language, context.parameters.siteNames)}>
      <I18nProvider locale={language}>
        <Story />
      </I18nProvider>
    </I18nextProvider>
  )
}
