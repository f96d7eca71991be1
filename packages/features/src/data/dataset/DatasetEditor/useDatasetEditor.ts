import { failureText } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { type DatasetText, draftProblems } from '@shulei/domain/data/dataset/publish.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { useAutosavedForm } from '../../../base/form/useAutosavedForm.ts'
import { detailArgs } from '../datasets.ts'
import type { DatasetDraft } from '../editing.ts'

interface Fields extends Record<string, string> {
  name: string
  summary: string
  description: string
  categoryId: string
  licence: string
  /** JSON list. */
  tags: string
  /** Empty for no cover. */
  cover: string
  sourceName: string
  sourceUrl: string
  downloaders: DatasetText['downloaders']
  /** JSON, by the names of the columns. */
  columns: string
}

const fieldsOf = ({ categoryId, tags, cover, source, columns, ...text }: DatasetText): Fields => ({
  name: text.name,
  summary: text.summary,
  description: text.description,
  licence: text.licence,
  downloaders: text.downloaders,
  // equal descriptions are equal texts, whatever the order
  columns: JSON.stringify(Object.fromEntries(Object.entries(columns).sort(([a], [b]) => (a < b ? -1 : 1)))),
  categoryId: String(categoryId),
  tags: JSON.stringify(tags),
  cover: cover ?? '',
  sourceName: source.name,
  sourceUrl: source.url,
})

const textOf = ({ categoryId, tags, cover, columns, sourceName, sourceUrl, ...text }: Fields) => ({
  ...text,
  categoryId: Number(categoryId),
  tags: JSON.parse(tags) as string[],
  cover: cover || null,
  columns: JSON.parse(columns) as DatasetText['columns'],
  source: { name: sourceName, url: sourceUrl },
})

const storedOf = (texts: DatasetText & { revision: number }) => ({ fields: fieldsOf(texts), version: texts.revision })

/** The texts of a data set that its owner is writing. */
export function useDatasetEditor(draft: DatasetDraft) {
  const { id } = draft
  // the form keeps the language in which it was opened when the site changes its own
  const [{ language, isTranslated }] = useState(draft)
  const { t } = useTranslation('dataset-edit')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const [published, setPublished] = useState({ state: draft.state, hasChanges: draft.hasChanges })
  const form = useAutosavedForm<Fields, DatasetText & { revision: number }>({
    place: `${datasetAddress.edit({ id })}${isTranslated ? `#${language}` : ''}`,
    opened: storedOf(draft),
    canStore: (fields) => draftProblems(textOf(fields)).length === 0,
    async store(fields, version) {
      const body = { ...textOf(fields), language, revision: version }
      const { revision } = await send(refs.saveDataset, { params: { id }, body })
      setPublished((now) => ({ ...now, hasChanges: true }))
      return revision
    },
    read: storedOf,
    failed: t('saved.failed'),
  })
  const { work, failure, isChanged, conflict, settle, save } = form
  const text = textOf(form.values)

  /** The page shows what it showed before; the next reader of it asks the server. */
  const forgetPage = () => mutate(keyOf(refs.datasetDetail, detailArgs(id, { version: null })), undefined)

  return {
    ...{ text, work, failure, isChanged, conflict, settle, save },
    /** The language whose texts the form holds, where the other one has texts of its own; else null. */
    language: isTranslated ? language : null,
    ...published,
    change: (patch: Partial<DatasetText>) => form.change(fieldsOf({ ...text, ...patch })),
    /** Stores and publishes; resolves to whether it was published. */
    publish: (changes: string) =>
      form.publish(async (version) => {
        const { revision } = await send(refs.publishDataset, { params: { id }, body: { revision: version, changes } })
        setPublished({ state: 'published', hasChanges: false })
        await forgetPage()
        return revision
      }),
    /** Hides the data set from others; resolves to whether it was hidden. */
    withdraw: () =>
      form.act('publishing', async () => {
        await send(refs.withdrawDataset, { params: { id } })
        setPublished((now) => ({ ...now, state: 'withdrawn' }))
        await forgetPage()
      }),
    /** Deletes the draft; resolves to a sentence when it was not deleted. */
    async remove(): Promise<string | undefined> {
      try {
        await send(refs.removeDataset, { params: { id } })
        form.forget()
      } catch (error) {
        return failureText(error, t('release.removeFailed'))
      }
    },
  }
}

export type DatasetEditing = ReturnType<typeof useDatasetEditor>
