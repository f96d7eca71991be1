import * as articleAddress from '@shulei/domain/address/article.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { skillOf, skillProblem } from '@shulei/domain/base/text/skills.ts'
import { articleLimits, articleSummary, articleTags, articleTitle } from '@shulei/domain/people/article/article.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { TagInput } from '@shulei/ui/TagInput/TagInput.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { CoverField } from '../../../base/editor/CoverField.tsx'
import { RichTextEditor } from '../../../base/editor/RichTextEditor/RichTextEditor.tsx'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import type { ArticleDraft } from '../useArticle.ts'
import * as css from './ArticleEditor.css.ts'
import { useArticleEditor } from './useArticleEditor.ts'

/** The form in which an author writes an article: stored by itself, shown to others when it is published. */
export function ArticleEditor({ draft, authorId }: { draft: ArticleDraft; authorId: number }) {
  const { t } = useTranslation('article')
  const shell = useTranslation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const { text, problem, change, publish, save, remove, work, failure, isChanged, hasChanges, conflict, ...article } =
    useArticleEditor(draft)
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const wrong = isTried ? article.publishProblems : [problem]
  const is = (...names: (typeof problem)[]) => {
    const found = wrong.find((one) => names.includes(one))
    return found ? t(`problem.${found}`, limits) : undefined
  }
  const limits = { max: articleLimits.title, summary: articleLimits.summary, text: articleLimits.body }

  const fields = {
    title: { label: t('field.title') },
    summary: { label: t('field.summary'), kind: 'text' },
    body: { label: t('field.body'), kind: 'markup' },
    cover: { label: t('cover.title'), show: () => null },
    tags: { label: t('field.tags'), show: (tags: string) => (JSON.parse(tags || '[]') as string[]).join(' · ') },
  } as const
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (work === 'publishing' || isUploading || conflict) return
    setTried(true)
    if (article.publishProblems.length > 0) return focusProblem()
    if (await publish()) await navigate(articleAddress.detail({ id: draft.id }))
  }
  const leave = async () => {
    const problem = await remove()
    if (problem === undefined) await navigate(profileAddress.articles({ id: authorId }))
    return problem
  }
  const told =
    work === 'saving'
      ? t('state.saving')
      : conflict
        ? shell.t('conflict.choose')
        : isChanged
          ? t('state.unsaved')
          : hasChanges
            ? t(article.isPublished ? 'state.changes' : 'state.draft')
            : t(article.isPublished ? 'state.published' : 'state.empty')

  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <h1 className={css.title}>{t(draft.publishedAt ? 'editTitle' : 'write')}</h1>
      <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <ConflictChoice conflict={conflict} fields={fields} onChoose={article.settle} />
        <TextField
          label={t('field.title')}
          isRequired
          value={text.title}
          onChange={(title) => change({ title })}
          errorMessage={is('articleTitleEmpty', 'articleTitleInvalid')}
          counter={{
            text: `${countText(articleTitle(text.title))} / ${articleLimits.title}`,
            isOver: countText(articleTitle(text.title)) > articleLimits.title,
          }}
          autoComplete="off"
        />
        <TextArea
          label={t('field.summary')}
          labelNote={t('field.optional')}
          hint={t('field.summaryHint')}
          value={text.summary}
          onChange={(summary) => change({ summary })}
          errorMessage={is('articleSummaryInvalid')}
          counter={{
            text: `${countText(articleSummary(text.summary))} / ${articleLimits.summary}`,
            isOver: countText(articleSummary(text.summary)) > articleLimits.summary,
          }}
          isGrowing
        />
        {/* the headings of the text are below this one */}
        <VisuallyHidden as="h2">{t('field.body')}</VisuallyHidden>
        <RichTextEditor
          label={t('field.body')}
          placeholder={t('field.bodyExample')}
          value={text.body}
          onChange={(body) => change({ body })}
          onUploadingChange={setUploading}
          maxCharacters={articleLimits.body}
          draftPath={null}
          hasTables
          isRequired
          errorMessage={is('articleTextEmpty', 'articleTextInvalid')}
        />
        <CoverField
          cover={text.cover}
          shape="2:1"
          onChange={(cover) => change({ cover })}
          texts={{
            title: t('cover.title'),
            hint: t('cover.hint'),
            add: t('cover.add'),
            change: t('cover.change'),
            remove: t('cover.remove'),
            crop: t('cover.crop'),
            failed: t('cover.failed'),
          }}
        />
        <TagInput
          label={t('field.tags')}
          labelNote={t('field.tagLimits', { count: articleTags.most, max: articleTags.length })}
          placeholder={t('field.tagExample')}
          tagsLabel={t('field.tagList')}
          removeLabel={(name) => t('field.removeTag', { name })}
          countText={`${text.tags.length} / ${articleTags.most}`}
          tags={text.tags}
          onChange={(tags) => change({ tags: tags.map(skillOf) })}
          problemOf={(tag) => {
            const found = skillProblem(tag, text.tags)
            return found ? t(`tagProblem.${found}`, { count: articleTags.most, max: articleTags.length }) : undefined
          }}
        />
        {failure && <FailureNote failure={failure}>{isChanged ? t('kept') : undefined}</FailureNote>}
        <div className={css.bar}>
          <span className={css.state} role="status">
            {told}
          </span>
          <div className={css.buttons}>
            <Button variant="quiet" onPress={() => setAsking(true)}>
              {t('remove')}
            </Button>
            {failure && isChanged && !conflict ? <Button onPress={() => void save()}>{t('saveAgain')}</Button> : null}
            {draft.publishedAt && (
              <LinkButton component={Link} to={articleAddress.detail({ id: draft.id })}>
                {t('view')}
              </LinkButton>
            )}
            <Button
              type="submit"
              variant="primary"
              isDisabled={isUploading}
              isPending={work === 'publishing'}
              pendingLabel={t('publishing')}
            >
              {t(draft.publishedAt ? 'publishChanges' : 'publish')}
            </Button>
          </div>
        </div>
      </form>
      <AlertDialog
        title={t('removeTitle')}
        confirmText={t('remove')}
        cancelText={t('keep')}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={leave}
      >
        {t('removeText')}
      </AlertDialog>
    </main>
  )
}
