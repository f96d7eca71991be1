import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import { printedCertificateNo } from '@shulei/domain/compete/certificate/certificate.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { data, redirect } from 'react-router'
import { serverI18n } from '../../../i18n/server.ts'

/** The refusal of a number without a certificate: it says what to check. */
export function noCertificate(language: Language) {
  const t = serverI18n(language).getFixedT(null, 'certificate')
  return data({ message: t('missing') }, { status: 404 })
}

/**
 * The certificate number of an address. Throws a redirect for good from small letters to the number as it is printed, and 404 for
 * anything that is no number.
 */
export function certificateNoOf(text: string, language: Language): string {
  const no = printedCertificateNo(text)
  if (!no) throw noCertificate(language)
  if (no !== text) throw redirect(certificateAddress.detail({ id: no }), 301)
  return no
}
