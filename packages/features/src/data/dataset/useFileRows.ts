import { hasMoreTables } from '@shulei/domain/data/dataset/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { DatasetFile } from './datasets.ts'

/** Writes the rows of a file, as “at least” where some of its tables are not counted. */
export function useFileRows() {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  return ({ rows, tableCount }: Pick<DatasetFile, 'rows' | 'tableCount'>): string => {
    if (rows === null) return '–'
    return hasMoreTables({ tableCount }) ? t('files.atLeast', { n: number(rows) }) : number(rows)
  }
}
