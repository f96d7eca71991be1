import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { MicrositeIndex } from '@shulei/features/publish/microsite/MicrositeIndex/MicrositeIndex.tsx'
import { useTranslation } from 'react-i18next'
import { Seeded } from '../../../shell/seeded.tsx'

/** The list of series or specials. */
export function ListOfMicrosites({ answers, of }: { answers: Record<string, unknown>; of: 'race' | 'special' }) {
  const { t } = useTranslation('microsite')
  const [title, text] = [t(`index.${of}`), t(`index.${of}Lead`)]
  return (
    <Seeded answers={answers}>
      <PageTitle text={title} />
      <ShareMeta subject={{ page: 'home' }} title={title} text={text} />
      <MicrositeIndex kind={of} />
    </Seeded>
  )
}
