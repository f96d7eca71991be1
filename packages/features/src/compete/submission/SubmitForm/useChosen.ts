import { useTranslation } from 'react-i18next'

type Chosen =
  | { file: { name: string; meta: string | undefined }; removeText: string; onRemove: () => void }
  | { file?: never; removeText?: never; onRemove?: never }

/** Props of a file drop that show the chosen file and let it be removed. */
export function useChosen(file: File | null, meta: string | undefined, onFile: (file: null) => void): Chosen {
  const { t } = useTranslation('submission')
  if (!file) return {}
  return { file: { name: file.name, meta }, removeText: t('file.remove'), onRemove: () => onFile(null) }
}
