import { useTranslation } from 'react-i18next'

type Chosen =
  | { file: { name: string; meta: string | undefined }; removeText: string; onRemove: () => void }
  | { file?: never; removeText?: never; onRemove?: never }

/** The part of a file drop that shows the chosen file and takes it away again. */
export function useChosen(file: File | null, meta: string | undefined, onFile: (file: null) => void): Chosen {
  const { t } = useTranslation('submission')
  if (!file) return {}
  return { file: { name: file.name, meta }, removeText: t('file.remove'), onRemove: () => onFile(null) }
}
