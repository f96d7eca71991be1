import { type CallError, isCallError } from '@shulei/client/call-error.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import { conflictOf } from '@shulei/domain/base/text/conflict.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import {
  MAX_POST,
  MAX_TOPIC_TITLE,
  postProblem,
  titleProblem,
  topicTitle,
} from '@shulei/domain/publish/discussion/discussion.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextEditor, type RichTextEditorHandle } from '../../../base/editor/RichTextEditor/RichTextEditor.tsx'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { currentOf } from '../../../base/form/stale.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { MentionField } from './MentionField.tsx'
import { useMentionSource } from './useMentionSource.ts'
import type { Mentioned } from './usePeopleSearch.tsx'
import * as css from './WriteForm.css.ts'
import { draftFields, restoredBase, restoredFields, type WrittenFields } from './written-draft.ts'

/** The texts of a form. */
export interface Written {
  title: string
  content: string
  /** Ids of the people whom a new post mentions. */
  mentions: number[]
}

/** The stored texts of a post that is changed. */
export type PostTexts = { title: string; content: string }

export interface WriteFormProps {
  /** Opens a topic, replies, or changes a post. */
  kind: 'topic' | 'reply' | 'edit'
  /** The present texts of a post that is changed; with a title also that of its topic. */
  initial?: Partial<Omit<Written, 'mentions'>>
  /** Storage key of the draft. */
  draft: string
  /** Gives the focus to the first field; true by default. */
  autoFocus?: boolean
  /** Sends the texts; throws the refusal. */
  send: (written: Written, idempotencyKey: string, base: PostTexts) => Promise<void>
  /** Called when the reader leaves the form; without it there is no such button. */
  onCancel?: () => void
}

const refusedForGood = (error: unknown): error is CallError => isCallError(error) && remedyFor(error) === 'refused'

/** Title and formatted text of a topic, a reply or a changed post. What was typed stays when sending fails. */
export function WriteForm({ kind, initial = {}, draft, autoFocus = true, send, onCancel }: WriteFormProps) {
  const { t } = useTranslation('discussion')
  const { t: shell } = useTranslation('shell')
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const editor = useRef<RichTextEditorHandle>(null)
  const focusProblem = useFocusProblem(form)
  const hasTitle = kind === 'topic' || initial.title !== undefined
  const initialTitle = initial.title ?? ''
  const [fields, setFields] = useState<WrittenFields>({ title: initialTitle, mentioned: [] })
  const { title, mentioned } = fields
  const [content, setContent] = useState(initial.content ?? '')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [saved, setSaved] = useState<PostTexts>({ title: initialTitle, content: initial.content ?? '' })
  /** The stored texts upon which these are typed: those of a restored draft may be older. */
  const [base, setBase] = useState(saved)
  const typed: Partial<PostTexts> = {
    ...(title === base.title ? {} : { title }),
    ...(content === base.content ? {} : { content }),
  }
  const conflict = kind === 'edit' ? conflictOf<PostTexts>({ typed, base, saved }) : null
  /** The idempotency key of the present texts. */
  const key = useRef<string | null>(null)

  const wrongTitle = hasTitle ? titleProblem(title) : null
  const wrongText = postProblem(content)
  const change = () => {
    key.current = null
    setFailure(null)
  }
  /** Stores the fields beside the text; for a post that is changed, also what it was changed upon. */
  const keep = (next: WrittenFields, upon = base) =>
    editor.current?.keepFields({ ...draftFields(next, initialTitle), ...(kind === 'edit' ? { base: upon } : {}) })
  const put = (changed: Partial<WrittenFields>) => {
    const next = { ...fields, ...changed }
    setFields(next)
    keep(next)
    change()
  }
  const mention = (people: Mentioned[]) => put({ mentioned: people })
  const source = useMentionSource(mentioned, mention)
  /** Goes on upon the stored texts: with the chosen ones of a conflict, and with stored ones where nothing was typed. */
  const goOn = (chosen: Partial<PostTexts>, upon = saved) => {
    const text = chosen.content ?? (typed.content === undefined ? upon.content : undefined)
    if (text !== undefined) {
      setContent(text)
      editor.current?.keepText(text)
    }
    const next = { ...fields, title: chosen.title ?? typed.title ?? upon.title }
    setFields(next)
    setBase(upon)
    keep(next, upon)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || isUploading || conflict) return
    setTried(true)
    if (wrongTitle || wrongText) return focusProblem()
    setSending(true)
    setFailure(null)
    key.current ??= crypto.randomUUID()
    try {
      await send({ title, content, mentions: mentioned.map(({ id }) => id) }, key.current, base)
      editor.current?.forget()
    } catch (error) {
      setFailure(formFailure(error, t('failed')))
      const current = currentOf<Partial<PostTexts>>(error)
      if (current) {
        const stored = { ...saved, ...current }
        setSaved(stored)
        if (!conflictOf<PostTexts>({ typed, base, saved: stored })) goOn({}, stored)
      }
      // nothing was written, so the next attempt gets a new idempotency key
      if (refusedForGood(error)) key.current = null
      setSending(false)
    }
  }

  const used = countText(topicTitle(title))
  return (
    // by POST, so that a text sent before hydration does not appear in the address
    <form
      ref={form}
      id={formId}
      tabIndex={-1}
      method="post"
      className={css.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ConflictChoice
        conflict={conflict}
        fields={{ title: { label: t('write.title') }, content: { label: t('write.text'), kind: 'markup' } }}
        onChoose={(chosen) => {
          goOn(chosen)
          change()
        }}
        focusId={formId}
      />
      {hasTitle ? (
        <TextField
          label={t('write.title')}
          placeholder={t('write.titleExample')}
          value={title}
          isRequired
          autoFocus={autoFocus}
          onChange={(text) => put({ title: text })}
          counter={{
            text: t('write.counter', { count: used, max: MAX_TOPIC_TITLE }),
            isOver: used > MAX_TOPIC_TITLE,
          }}
          {...(wrongTitle && (isTried || wrongTitle === 'topicTitleInvalid')
            ? { errorMessage: t(`problem.${wrongTitle}`, { max: MAX_TOPIC_TITLE }) }
            : {})}
        />
      ) : null}
      <RichTextEditor
        ref={editor}
        label={t(kind === 'reply' ? 'write.reply' : 'write.text')}
        placeholder={t(kind === 'topic' ? 'write.textExample' : 'write.replyExample')}
        value={content}
        onChange={(html) => {
          setContent(html)
          keep(fields)
          change()
        }}
        onUploadingChange={setUploading}
        maxCharacters={MAX_POST}
        draftPath={draft}
        onRestore={(stored) => {
          setFields(restoredFields(stored, initialTitle))
          setBase(restoredBase(stored) ?? saved)
        }}
        isRequired
        autoFocus={autoFocus && !hasTitle}
        {...(kind === 'edit' ? {} : { mention: source })}
        {...(wrongText && (wrongText === 'postForbidden' || (isTried && wrongText === 'postEmpty'))
          ? { errorMessage: t(`problem.${wrongText}`) }
          : {})}
      />
      {kind === 'edit' ? null : <MentionField value={mentioned} onChange={mention} />}
      {failure && !conflict ? <FailureNote failure={failure}>{t('kept')}</FailureNote> : null}
      <div className={css.foot}>
        {onCancel ? <Button onPress={onCancel}>{shell('action.cancel')}</Button> : null}
        <Button
          type="submit"
          variant="primary"
          isDisabled={isUploading}
          isPending={isSending}
          pendingLabel={t('write.sending')}
        >
          {t(`write.submit.${kind}`)}
        </Button>
      </div>
    </form>
  )
}
