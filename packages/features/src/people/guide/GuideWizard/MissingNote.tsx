import type { CompletionItem, CompletionPage } from '@shulei/domain/base/completion/completion.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import type { Guide } from '../useGuide.ts'

/** Names of items in a sentence, in the words of the gate before submitting. */
export function useItemNames() {
  const { t } = useTranslation('guide-item')
  return (names: readonly CompletionItem[]) => names.map((name) => t(name)).join(t('separator'))
}

/** The items of a page that the account still lacks, or a note that it lacks nothing. */
export function MissingNote({ guide, page }: { guide: Guide; page: CompletionPage }) {
  const { t } = useTranslation('guide')
  const items = useItemNames()
  const missing = guide.missing.filter((item) => item.page === page)
  if (missing.length === 0) return <Alert tone="success">{t('nothingHere')}</Alert>
  return <Alert tone="info">{t('missingHere', { items: items(missing.map(({ name }) => name)) })}</Alert>
}
