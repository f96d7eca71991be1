import { useTranslation } from 'react-i18next'
import { useShownName } from '../../../base/site/useShownName.ts'

interface Author {
  id: number
  name: string
}

/** The name of an author as it is shown, also of one whose account is gone. */
export function useAuthorName(author: Author | null): string {
  const { t } = useTranslation('discussion')
  const name = useShownName(author ?? { id: 0, name: '' })
  return author ? name : t('gone')
}
