import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useTranslation } from 'react-i18next'
import { fact } from './EditorialPage.css.ts'

/** Stands in the place of a list of competitions while the site has none for it; nothing before the answer. */
export function NoTasks() {
  const { t } = useTranslation('editorial')
  return useCall(refs.evaluationTasks, {}).data ? <p className={fact}>{t('noTasks')}</p> : null
}
