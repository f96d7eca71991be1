import { licenceOf } from '@shulei/domain/data/dataset/licences.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { ConflictField } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import type { DatasetDraft } from '../editing.ts'

/** How a choice between two versions of the form shows its fields. */
export function useFieldNames(categories: DatasetDraft['categories']) {
  const { t } = useTranslation('dataset-edit')
  const { pick } = useFormat()
  const categoryOf = (id: string) => categories.find((one) => String(one.id) === id)
  return {
    name: { label: t('field.name') },
    summary: { label: t('field.summary'), kind: 'text' },
    description: { label: t('field.description'), kind: 'markup' },
    categoryId: {
      label: t('field.category'),
      show: (id) => {
        const category = categoryOf(id)
        return category ? pick(category.name) : ''
      },
    },
    licence: { label: t('licence.label'), show: (id) => licenceOf(id)?.name ?? id },
    tags: { label: t('field.tags'), show: (tags) => (JSON.parse(tags || '[]') as string[]).join(' · ') },
    cover: { label: t('cover.title'), show: () => null },
    sourceName: { label: t('source.name') },
    sourceUrl: { label: t('source.url') },
    downloaders: {
      label: t('downloaders.label'),
      show: (chosen) => (chosen === '' ? '' : t(`downloaders.${chosen as 'verified'}`)),
    },
    columns: {
      label: t('columns.title'),
      show: (columns) =>
        Object.entries(JSON.parse(columns || '{}') as Record<string, string>)
          .map(([name, about]) => `${name}: ${about}`)
          .join('\n'),
    },
  } satisfies Record<string, ConflictField>
}
