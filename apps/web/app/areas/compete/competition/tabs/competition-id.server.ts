import type { Language } from '@shulei/i18n/language.ts'
import { data } from 'react-router'
import { serverI18n } from '../../../../i18n/server.ts'

/** The competition id of an address. Throws 404 for anything that is not an id. */
export function competitionIdOf(text: string, language: Language): number {
  const id = Number(text)
  if (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(id)) return id
  const t = serverI18n(language).getFixedT(null, 'shell')
  throw data({ message: t('error.unknownRoute') }, { status: 404 })
}
