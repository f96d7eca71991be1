import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { TextName } from './content.ts'
import type { SiteDraft } from './useSiteDraft.ts'

/**
 * Labels of the fields for the texts of a draft, and what is wrong with a text. No two fields have the same label: those of the menu
 * are named after their pages.
 */
export function useTextField({ texts, data, problem }: SiteDraft) {
  const { t } = useTranslation('studio')
  const { pick } = useFormat()
  return ({ of, at, language }: TextName) => {
    const page = texts.menu[at]?.page
    const label = t(`site.${of}`, { line: at + 1, name: page === undefined ? '' : pick(data.pageNames[page]) })
    const isWrong = problem?.of === of && problem.at === at && problem.language === language
    return {
      label: language ? t(`site.in.${language}`, { label }) : label,
      errorMessage: isWrong ? t(`site.problem.${problem.why}`) : undefined,
    }
  }
}
