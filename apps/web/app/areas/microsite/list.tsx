import { MicrositeIndex } from '@shulei/features/microsite/MicrositeIndex/MicrositeIndex.tsx'
import { PageTitle } from '@shulei/features/site/PageTitle/PageTitle.tsx'
import { useTranslation } from 'react-i18next'
import { Seeded } from '../../shell/seeded.tsx'

/** The list of series or specials. */
export function ListOfMicrosites({ answers, of }: { answers: Record<string, unknown>; of: 'race' | 'special' }) {
  const { t } = useTranslation('microsite')
  return (
    <Seeded answers={answers}>
      <PageTitle text={t(`index.${of}`)} />
      <MicrositeIndex kind={of} />
    </Seeded>
  )
}
