import { isClosedName } from '@shulei/domain/base/session/closing.ts'
import { useTranslation } from 'react-i18next'

/** A visible character: neither space, nor a control, format or filler character. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

interface Named {
  id: number
  name: string
}

/**
 * Gives the displayed name of anyone: that of a closed account in the reader's language; a name of only invisible characters is
 * replaced by the id.
 */
export function useShownNames(): (person: Named) => string {
  const { t } = useTranslation('shell')
  return ({ id, name }) => {
    if (isClosedName(name)) return t('closedName')
    return seen.test(name) ? name : t('unnamed', { id })
  }
}

/** The displayed name of one person. */
export const useShownName = (person: Named): string => useShownNames()(person)
