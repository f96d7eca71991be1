import { failureText } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as articleAddress from '@shulei/domain/address/article.ts'
import { type ArticleText, draftProblem, publishProblems } from '@shulei/domain/people/article/article.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { useAutosavedForm } from '../../../base/form/useAutosavedForm.ts'
import { type ArticleDraft, articleArgs } from '../useArticle.ts'

interface Fields extends Record<string, string> {
  title: string
  summary: string
  body: string
  /** Empty for no cover. */
  cover: string
  /** JSON list. */
  tags: string
}

const fieldsOf = ({ title, summary, body, cover, tags }: ArticleText): Fields => ({
  title,
  summary,
  body,
  cover: cover ?? '',
  tags: JSON.stringify(tags),
})

const textOf = ({ title, summary, body, cover, tags }: Fields) => ({
  title,
  summary,
  body,
  cover: cover || null,
  tags: JSON.parse(tags) as string[],
})

const storedOf = (draft: ArticleDraft) => ({ fields: fieldsOf(draft), version: draft.version })

/** The article that its author is writing. */
export function useArticleEditor(draft: ArticleDraft) {
  const { id } = draft
  const { t } = useTranslation('article')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const [hasChanges, setHasChanges] = useState(draft.hasChanges)
  const [isPublished, setPublished] = useState(draft.publishedAt !== null)
  const form = useAutosavedForm<Fields, ArticleDraft>({
    place: articleAddress.edit({ id }),
    opened: storedOf(draft),
    canStore: (fields) => draftProblem(textOf(fields)) === null,
    async store(fields, version) {
      const answer = await send(refs.saveArticle, { params: { id }, body: { ...textOf(fields), version } })
      setHasChanges(true)
      return answer.version
    },
    read(current) {
      setHasChanges(current.hasChanges)
      return storedOf(current)
    },
    failed: t('saveFailed'),
  })
  const { work, failure, isChanged, conflict, settle, save } = form
  const text = textOf(form.values)

  return {
    ...{ text, work, failure, isChanged, conflict, settle, save, isPublished },
    problem: draftProblem(text),
    publishProblems: publishProblems(text),
    /** Stored changes that readers do not see yet. */
    hasChanges,
    change: (patch: Partial<ArticleText>) => form.change(fieldsOf({ ...text, ...patch })),
    /** Stores and publishes; resolves to whether it was published. */
    publish: () =>
      form.publish(async (version) => {
        const answer = await send(refs.publishArticle, { params: { id }, body: { version } })
        setHasChanges(false)
        setPublished(true)
        await mutate(keyOf(refs.personArticle, articleArgs(id)), undefined)
        return answer.version
      }),
    /** Deletes the article; resolves to a sentence when it was not deleted. */
    async remove(): Promise<string | undefined> {
      try {
        await send(refs.removeArticle, { params: { id } })
        form.forget()
      } catch (error) {
        return failureText(error, t('removeFailed'))
      }
    },
  }
}
