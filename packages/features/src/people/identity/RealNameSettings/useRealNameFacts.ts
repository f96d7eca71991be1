import { useFormat } from '@shulei/i18n/format.ts'
import type { Description } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { useTranslation } from 'react-i18next'
import { type RealName, regionOf } from './draft.ts'

/** Facts of a verification for its owner, as far as the server returns them. */
export function useRealNameFacts() {
  const { t } = useTranslation('identity')
  const { dateTime } = useFormat()
  return (stored: RealName): Description[] => {
    const { realName, certificateType, idNumber, sentAt } = stored
    return [
      { term: t('realName.name'), value: realName },
      { term: t('realName.region'), value: t(`realName.${regionOf(stored)}`) },
      ...(certificateType ? [{ term: t('realName.certificateType'), value: t(`realName.${certificateType}`) }] : []),
      { term: t('realName.idNumber'), value: idNumber },
      ...(sentAt ? [{ term: t('sentAt'), value: dateTime(sentAt) }] : []),
    ]
  }
}
